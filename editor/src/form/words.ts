import type { Translations } from '../languages.ts';

type FormWords = {
  moveUp: (element: string) => string;
  moveDown: (element: string) => string;
  remove: string;
  removeElement: (element: string) => string;
  add: (element: string) => string;
  addTo: (element: string, list: string) => string;
  characters: (count: number, longest: number) => string;
};

/** Words of the fields of a form. */
export const formWords: Translations<FormWords> = {
  en: {
    moveUp: (element) => `Move ${element} up`,
    moveDown: (element) => `Move ${element} down`,
    remove: 'Remove',
    removeElement: (element) => `Remove ${element}`,
    add: (element) => `Add a ${element}`,
    addTo: (element, list) => `Add a ${element} to ${list}`,
    characters: (count, longest) => `${count} of ${longest} characters`,
  },
  de: {
    moveUp: (element) => `${element} nach oben`,
    moveDown: (element) => `${element} nach unten`,
    remove: 'Entfernen',
    removeElement: (element) => `${element} entfernen`,
    add: (element) => `${element} hinzufügen`,
    addTo: (element, list) => `${element} hinzufügen: ${list}`,
    characters: (count, longest) => `${count} von ${longest} Zeichen`,
  },
};

type LinkWords = {
  /** The groups of the list, and what it offers beside what the content has. */
  pages: string;
  sections: string;
  networks: string;
  other: string;
  none: string;
  home: string;
  contact: string;
  caseStudy: (title: string) => string;
  web: string;
  mail: string;
  phone: string;
  /** The labels of the field for what is typed. */
  webAddress: string;
  mailAddress: string;
  number: string;
};

/** Words of the field for a link. */
export const linkWords: Translations<LinkWords> = {
  en: {
    pages: 'Pages of this site',
    sections: 'Sections of the home page',
    networks: 'Social networks',
    other: 'Somewhere else',
    none: 'Nowhere: it is only text',
    home: 'Home page',
    contact: 'Contact page',
    caseStudy: (title) => `Case study: ${title}`,
    web: 'Another website …',
    mail: 'A new e-mail …',
    phone: 'A telephone call …',
    webAddress: 'Web address, such as https://example.com',
    mailAddress: 'E-mail address',
    number: 'Telephone number, with the country code',
  },
  de: {
    pages: 'Seiten dieser Website',
    sections: 'Abschnitte der Startseite',
    networks: 'Soziale Netzwerke',
    other: 'Woandershin',
    none: 'Nirgendwohin: Es ist nur Text',
    home: 'Startseite',
    contact: 'Kontaktseite',
    caseStudy: (title) => `Fallstudie: ${title}`,
    web: 'Eine andere Website …',
    mail: 'Eine neue E-Mail …',
    phone: 'Ein Anruf …',
    webAddress: 'Webadresse, etwa https://example.com',
    mailAddress: 'E-Mail-Adresse',
    number: 'Telefonnummer, mit Landesvorwahl',
  },
};
