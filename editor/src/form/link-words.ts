import type { Translations } from '../languages.ts';

const en = {
  /** The groups of the list, and what it offers beside what the content has. */
  pages: 'Pages of this site',
  sections: 'Sections of the home page',
  networks: 'Social networks',
  other: 'Somewhere else',
  none: 'Nowhere: it is only text',
  home: 'Home page',
  contact: 'Contact page',
  caseStudy: (title: string) => `Case study: ${title}`,
  web: 'Another website …',
  mail: 'A new e-mail …',
  phone: 'A telephone call …',
  /** The labels of the field for what is typed. */
  webAddress: 'Web address, such as https://example.com',
  mailAddress: 'E-mail address',
  number: 'Telephone number, with the country code',
};

const de: typeof en = {
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
};

/** Words of the field for a link. */
export const linkWords: Translations<typeof en> = { en, de };
