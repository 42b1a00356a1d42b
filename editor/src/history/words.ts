import type { Translations } from '../languages.ts';

const en = {
  title: 'History',
  heading: 'Earlier publications',
  intro:
    'Everything that was ever published, newest first. You can look at each as it was, and take back what it changed.',
  none: 'Nothing has been published yet.',
  noHistory: 'There is no history here.',
  by: (author: string, time: string) => `${time}, ${author}`,
  notSent: 'waiting to be sent',
  look: 'Look at it as it was',
  lookFor: (publication: string) => `Look at it as it was: ${publication}`,
  takeBack: 'Take back',
  takeBackFor: (publication: string) => `Take back: ${publication}`,
  more: (count: number) => `${count} more`,
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of the history',
  asItWas: (date: string) => `As it was on ${date}`,
  readOnly: 'This is only to look at: nothing here can be changed.',
  seePages: 'See the pages as they were',
  seePagesHint: 'They open in a tab of their own after a few seconds.',
  noPages: {
    title: 'The pages cannot be shown',
    sentence:
      'The program has changed since then, and the content of that time does not fit it any more. Every text of that time is still in the history.',
  },
  backToHistory: 'Back to the history',
  backToVersion: 'Back to everything of that time',
  question: 'Take this publication back?',
  willChange: 'This will change, and be published right away:',
  /** What the versions before and after taking back are called. */
  now: 'Now',
  afterwards: 'Afterwards',
  laterStays: (entries: string) =>
    `Changed again since then: ${entries}. What was changed later stays as it is.`,
  nothingLeft: 'There is nothing left to take back: all of it has been changed again since.',
  changedSince:
    'Something has changed in the meantime. Please look again at what will change, then confirm.',
  confirm: 'Take back and publish',
  keep: 'Leave it as it is',
  unpublished: {
    heading: 'Publish or undo your latest changes first',
    sentence:
      'Taking this back would write over changes that you have not published yet. So that nothing is lost, first publish or undo these:',
  },
  breaks: {
    heading: 'This cannot be taken back by itself',
    sentence: 'Something else depends on it. Put this right first:',
  },
  drafts: {
    heading: 'This cannot be taken back',
    sentence: (count: number) =>
      `${count === 1 ? 'A text was' : `${count} texts were`} still to be written before it, and would be online unwritten again.`,
  },
  conflict: {
    heading: 'The same was changed again later',
    sentence: 'For each entry, choose what is to be. After that you see what will change.',
    here: 'As it is now',
    there: 'As it was before that publication',
    keepHere: 'Leave it as it is now',
    keepThere: 'Make it as it was before, without the later change',
    publish: 'Show me what will change',
    later: 'Leave everything as it is',
  },
};

const de: typeof en = {
  title: 'Verlauf',
  heading: 'Frühere Veröffentlichungen',
  intro:
    'Alles, was je veröffentlicht wurde, das Neueste zuerst. Sie können sich jede Fassung ansehen und zurücknehmen, was sie geändert hat.',
  none: 'Noch wurde nichts veröffentlicht.',
  noHistory: 'Hier gibt es keinen Verlauf.',
  by: (author, time) => `${time} Uhr, ${author}`,
  notSent: 'wartet auf das Senden',
  look: 'Ansehen, wie es war',
  lookFor: (publication) => `Ansehen, wie es war: ${publication}`,
  takeBack: 'Zurücknehmen',
  takeBackFor: (publication) => `Zurücknehmen: ${publication}`,
  more: (count) => `${count} weitere`,
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten des Verlaufs',
  asItWas: (date) => `So war es am ${date}`,
  readOnly: 'Hier können Sie nur nachsehen; ändern lässt sich nichts.',
  seePages: 'Die Seiten ansehen, wie sie waren',
  seePagesHint: 'Sie öffnen sich nach einigen Sekunden in einem eigenen Tab.',
  noPages: {
    title: 'Die Seiten lassen sich nicht zeigen',
    sentence:
      'Das Programm wurde seitdem geändert, und der Inhalt von damals passt nicht mehr dazu. Alle Texte von damals stehen weiter im Verlauf.',
  },
  backToHistory: 'Zurück zum Verlauf',
  backToVersion: 'Zurück zu allem aus dieser Zeit',
  question: 'Diese Veröffentlichung zurücknehmen?',
  willChange: 'Das ändert sich und wird gleich veröffentlicht:',
  now: 'Jetzt',
  afterwards: 'Danach',
  laterStays: (entries) =>
    `Seitdem noch einmal geändert: ${entries}. Was später geändert wurde, bleibt, wie es ist.`,
  nothingLeft:
    'Es gibt nichts mehr zurückzunehmen: Alles daraus wurde seitdem noch einmal geändert.',
  changedSince:
    'Inzwischen hat sich etwas geändert. Bitte sehen Sie noch einmal durch, was sich ändern wird, und bestätigen Sie dann.',
  confirm: 'Zurücknehmen und veröffentlichen',
  keep: 'So lassen',
  unpublished: {
    heading: 'Veröffentlichen Sie zuerst Ihre letzten Änderungen, oder machen Sie sie rückgängig',
    sentence:
      'Das Zurücknehmen würde Änderungen überschreiben, die noch nicht veröffentlicht sind. Damit nichts verloren geht, veröffentlichen Sie zuerst diese, oder machen Sie sie rückgängig:',
  },
  breaks: {
    heading: 'Das lässt sich nicht allein zurücknehmen',
    sentence: 'Etwas anderes hängt davon ab. Korrigieren Sie zuerst dies:',
  },
  drafts: {
    heading: 'Das lässt sich nicht zurücknehmen',
    sentence: (count: number) =>
      `Davor ${count === 1 ? 'war ein Text' : `waren ${count} Texte`} noch zu schreiben. Ohne Worte käme das wieder online.`,
  },
  conflict: {
    heading: 'Dasselbe wurde später noch einmal geändert',
    sentence:
      'Wählen Sie für jeden Eintrag, wie er sein soll. Danach sehen Sie, was sich ändern wird.',
    here: 'So ist es jetzt',
    there: 'So war es vor dieser Veröffentlichung',
    keepHere: 'Lassen, wie es jetzt ist',
    keepThere: 'Wieder so wie davor, ohne die spätere Änderung',
    publish: 'Zeigen, was sich ändert',
    later: 'Alles so lassen',
  },
};

/** Words of the pages about earlier publications. */
export const historyWords: Translations<typeof en> = { en, de };
