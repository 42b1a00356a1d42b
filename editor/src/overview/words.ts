import type { Translations } from '../languages.ts';

const en = {
  title: 'Everything',
  heading: 'What do you want to change?',
  inOrder: 'The content is in order.',
  notInOrder: (issues: number) =>
    issues === 1
      ? 'One thing has to be put right before the site can be published'
      : `${issues} things have to be put right before the site can be published`,
  drafts: (count: number, mark: string) =>
    count === 1
      ? `One text begins with ${mark} and waits for you to write it; without it the site cannot be published.`
      : `${count} texts begin with ${mark} and wait for you to write them; without them the site cannot be published.`,
  seeDrafts: 'Show them all',
  /** The name of the links to the parts of the page. */
  parts: 'Parts of the site',
  hidden: 'The home page does not show this section at the moment.',
  count: (entries: number) => (entries === 0 ? 'none yet' : String(entries)),
  drag: 'Drag to another place',
  isNow: (entry: string, position: number, count: number) =>
    `${entry} is now number ${position} of ${count}.`,
  duplicate: 'Duplicate',
  duplicateEntry: (entry: string) => `Duplicate ${entry}`,
  study: 'Case study',
  studyOf: (project: string) => `Case study of ${project}`,
  writeStudy: 'Write a case study',
  writeStudyOf: (project: string) => `Write a case study of ${project}`,
  removeStudy: 'Remove case study',
  removeStudyOf: (project: string) => `Remove the case study of ${project}`,
  wasRemoved: (entry: string) => `Removed: ${entry}.`,
  undo: 'Undo',
  isBack: (entry: string) => `${entry} is back.`,
  removedBefore: 'Removed before',
  untilTheEnd: 'You can put these back until the editor is closed.',
};

const de: typeof en = {
  title: 'Übersicht',
  heading: 'Was möchten Sie ändern?',
  inOrder: 'Der Inhalt ist in Ordnung.',
  notInOrder: (issues) =>
    issues === 1
      ? 'Eine Stelle ist zu korrigieren, bevor sich die Website veröffentlichen lässt'
      : `${issues} Stellen sind zu korrigieren, bevor sich die Website veröffentlichen lässt`,
  drafts: (count, mark) =>
    count === 1
      ? `Ein Text beginnt mit ${mark} und wartet darauf, dass Sie ihn schreiben; ohne ihn lässt sich die Website nicht veröffentlichen.`
      : `${count} Texte beginnen mit ${mark} und warten darauf, dass Sie sie schreiben; ohne sie lässt sich die Website nicht veröffentlichen.`,
  seeDrafts: 'Alle anzeigen',
  parts: 'Teile der Website',
  hidden: 'Dieser Abschnitt ist zurzeit nicht auf der Startseite zu sehen.',
  count: (entries) => (entries === 0 ? 'noch keine' : String(entries)),
  drag: 'An einen anderen Platz ziehen',
  isNow: (entry, position, count) => `${entry} steht jetzt auf Platz ${position} von ${count}.`,
  duplicate: 'Duplizieren',
  duplicateEntry: (entry) => `${entry} duplizieren`,
  study: 'Fallstudie',
  studyOf: (project) => `Fallstudie zu ${project}`,
  writeStudy: 'Fallstudie schreiben',
  writeStudyOf: (project) => `Fallstudie zu ${project} schreiben`,
  removeStudy: 'Fallstudie entfernen',
  removeStudyOf: (project) => `Fallstudie zu ${project} entfernen`,
  wasRemoved: (entry) => `Entfernt: ${entry}.`,
  undo: 'Rückgängig',
  isBack: (entry) => `${entry} ist wieder da.`,
  removedBefore: 'Zuvor entfernt',
  untilTheEnd: 'Sie können diese Einträge zurückholen, bis der Editor geschlossen wird.',
};

export const overviewWords: Translations<typeof en> = { en, de };
