import type { Translations } from '../languages.ts';

type OverviewWords = {
  title: string;
  heading: string;
  inOrder: string;
  notInOrder: string;
  texts: string;
  addTo: (list: string) => string;
  moveUp: (entry: string) => string;
  moveDown: (entry: string) => string;
  remove: string;
  removeEntry: (entry: string) => string;
};

export const overviewWords: Translations<OverviewWords> = {
  en: {
    title: 'Everything',
    heading: 'What do you want to change?',
    inOrder: 'The content is in order.',
    notInOrder: 'The site cannot be built from this content yet',
    texts: 'Texts',
    addTo: (list) => `Add to ${list}`,
    moveUp: (entry) => `Move ${entry} up`,
    moveDown: (entry) => `Move ${entry} down`,
    remove: 'Remove',
    removeEntry: (entry) => `Remove ${entry}`,
  },
  de: {
    title: 'Übersicht',
    heading: 'Was möchten Sie ändern?',
    inOrder: 'Der Inhalt ist in Ordnung.',
    notInOrder: 'Aus diesem Inhalt lässt sich die Website noch nicht bauen',
    texts: 'Texte',
    addTo: (list) => `Neuer Eintrag: ${list}`,
    moveUp: (entry) => `${entry} nach oben`,
    moveDown: (entry) => `${entry} nach unten`,
    remove: 'Entfernen',
    removeEntry: (entry) => `${entry} entfernen`,
  },
};
