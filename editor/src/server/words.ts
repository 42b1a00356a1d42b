import type { Translations } from '../languages.ts';

const en = {
  notFromHere: {
    title: 'Not from here',
    sentence: 'The editor answers only in its own window. Open it with its own address.',
  },
  notLikeThis: {
    title: 'Not like this',
    sentence: 'Please use the buttons and links of the editor.',
  },
  tooLarge: {
    title: 'Too large',
    sentence:
      'The pictures of one form may have up to 100 MB together. Choose one after the other.',
  },
  error: {
    title: 'Something went wrong',
    sentence:
      'What you saved before is kept. Try again. If it stays like this, show this to your developer:',
  },
};

const de: typeof en = {
  notFromHere: {
    title: 'Nicht von hier',
    sentence:
      'Der Editor antwortet nur in seinem eigenen Fenster. Öffnen Sie ihn unter seiner eigenen Adresse.',
  },
  notLikeThis: {
    title: 'So geht es nicht',
    sentence: 'Bitte benutzen Sie die Schaltflächen und Links des Editors.',
  },
  tooLarge: {
    title: 'Zu groß',
    sentence:
      'Die Bilder eines Formulars dürfen zusammen bis zu 100 MB haben. Wählen Sie eines nach dem anderen.',
  },
  error: {
    title: 'Etwas ist schiefgegangen',
    sentence:
      'Was Sie vorher gespeichert haben, ist sicher. Versuchen Sie es noch einmal. Bleibt es dabei, zeigen Sie dies Ihrer Entwicklerin oder Ihrem Entwickler:',
  },
};

/** Words of the pages with which the server refuses a request. */
export const serverWords: Translations<typeof en> = { en, de };
