import type { Translations } from '../languages.ts';

/** Words of the form in which one of two versions of an entry is chosen. */
export type ConflictWords = Record<
  'heading' | 'sentence' | 'here' | 'there' | 'keepHere' | 'keepThere' | 'publish' | 'later',
  string
>;

const en = {
  title: 'Publish',
  heading: 'Publish',
  nothingChanged: 'Nothing has changed since the last publication.',
  changesSince: (count: number) =>
    count === 1
      ? 'One change since the last publication'
      : `${count} changes since the last publication`,
  onlySmallThings: 'Only small things have changed that no page shows.',
  /** What happens when the button is pressed. */
  willBeSent:
    'When you publish, these changes are sent to the place where your site is built. Visitors see them a few minutes later.',
  willBeBuilt:
    'When you publish, the site is built on this computer, which takes up to a minute. Visitors see it right after that if your site is served from here; if not, your developer can set up where to send it.',
  willBeKept: 'When you publish, these changes are kept in the history.',
  publish: 'Publish',
  publishing: 'Publishing …',
  sendAgain: 'Send it now',
  history: 'Earlier publications',
  /** How many publications are not online yet. */
  waiting: (count: number) =>
    count === 1
      ? 'One publication is waiting to be sent. It will be sent the next time you publish.'
      : `${count} publications are waiting to be sent. They will be sent the next time you publish.`,
  newer: {
    heading: 'Somebody else has changed the site',
    sentence:
      'When you publish, their changes and yours are brought together. If both of you changed the same text, you choose which stays.',
  },
  sample: {
    heading: 'This is the sample agency',
    sentence:
      'Look around and try things out. Nothing of it can be published: it belongs to the product, not to you. For a site of your own, close the editor, run “npm run adopt” in the project’s folder (or ask your developer to), and start the editor again.',
  },
  noHistory: {
    heading: 'There is no history here',
    sentence:
      'You can publish. But earlier versions are not kept, so nothing can be taken back, and this page cannot say what has changed.',
    forDevelopers:
      'For your developer: install Git, run “git init” in the project’s folder and commit content/. With a remote, publishing pushes to it.',
  },
  changedSince:
    'Something has changed in the meantime. Please look at the list again, then publish.',
  published: 'Published',
  publishedAt: (time: string) => `Published on ${time}.`,
  sentNext:
    'Your changes have been sent. The site is being built from them now, and visitors will see it in a few minutes.',
  builtNext:
    'The site has been built with your changes. If it is served from this computer, visitors see it now.',
  seeSite: 'See the site',
  kept: {
    heading: 'Kept in the history',
    sentence:
      'Your changes are in the history. No place is set up from which visitors get the site; your developer can do that.',
  },
  wrong: {
    heading: 'Nothing was published',
    sentence: 'Some things have to be put right first. Each says what to write.',
  },
  wrongTogether: {
    heading: 'Not sent yet',
    sentence:
      'Somebody else has changed the site as well. Both are now together here, and some things no longer fit. Put them right, then publish again. Nothing is lost.',
  },
  notBuilt: {
    heading: 'The site could not be built',
    sentence:
      'What visitors see has not changed, and your changes are safe. Show this to your developer:',
  },
  notPublished: 'Not published yet',
  stillKept: 'Your changes are safe in the history. They will be sent the next time you publish.',
  notKept: 'Your changes are safe in the editor. Nothing was sent.',
  failures: {
    noGit: 'Git, the program that keeps the history, is not installed on this computer.',
    noRepository: 'There is no history for this content yet; your developer can set one up.',
    notTrusted:
      'The folder of the site belongs to another user of this computer, so its history may not be used. Your developer can allow it.',
    detached:
      'A developer is looking at an older version of the site in this folder. Ask them to go back to the current one, then publish.',
    unfinished:
      'A developer has begun to bring two versions together in this folder and has not finished. Ask them to finish, then publish.',
    locked:
      'Another program is working with the history right now. Wait a minute and try again. If it stays like this, ask your developer to look for a leftover file called “index.lock”.',
    otherWork:
      'Somebody else has changed the site, and a developer has unfinished work in this folder that is in the way. Ask them to put it aside, then publish again.',
    otherConflict:
      'Somebody else has changed the site, and it does not go together with what is in this folder. This is not about your texts: ask your developer to bring both together.',
    newer: 'Somebody else keeps changing the site at this moment. Try again in a few minutes.',
    checked: 'A check on this computer did not accept the changes. It said:',
    refused: 'The place where your site is built did not accept the changes. It said:',
    noRights:
      'The place where your site is built did not let you in. Your access may have run out, or may not allow changes. Your developer can help.',
    nowhere:
      'The place where your site is built could not be found. It may have moved, or not be reachable right now.',
    offline: 'The place where your site is built could not be reached. Is the internet working?',
    disk: 'This computer cannot write the history: its disk may be full, or the folder may belong to somebody else.',
    unknown: 'Something unexpected happened. Your developer may know what this means:',
  },
  whatWasSaid: 'What was said, for your developer',
  conflict: {
    heading: 'Somebody else has changed the same',
    sentence:
      'For each entry, choose which version is to stay. Nothing has been sent yet, and nothing is lost: both versions stay in the history.',
    here: 'Yours',
    there: 'The other version',
    keepHere: 'Keep mine',
    keepThere: 'Take the other version',
    publish: 'Publish like this',
    later: 'Decide later',
  },
  discard: {
    label: 'Undo',
    labelFor: (entry: string) => `Undo the changes: ${entry}`,
    question: (entry: string) => `Undo what you changed? ${entry}`,
    sentence: 'It will be again as it was at the last publication. What you changed is lost:',
    confirm: 'Undo these changes',
    keep: 'Keep them',
    refused: {
      heading: 'Nothing was undone',
      sentence: 'Undoing only this would break something else:',
    },
    gone: {
      title: 'Nothing to undo',
      sentence: 'This is already as it was at the last publication.',
    },
    done: 'It is again as it was at the last publication.',
  },
  changeCount: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
};

const de: typeof en = {
  title: 'Veröffentlichen',
  heading: 'Veröffentlichen',
  nothingChanged: 'Seit der letzten Veröffentlichung hat sich nichts geändert.',
  changesSince: (count) =>
    count === 1
      ? 'Eine Änderung seit der letzten Veröffentlichung'
      : `${count} Änderungen seit der letzten Veröffentlichung`,
  onlySmallThings: 'Nur Kleinigkeiten haben sich geändert, die keine Seite zeigt.',
  willBeSent:
    'Beim Veröffentlichen werden diese Änderungen dorthin gesendet, wo Ihre Website erstellt wird. Wenige Minuten später sehen Besucher sie.',
  willBeBuilt:
    'Beim Veröffentlichen wird die Website auf diesem Computer erstellt, was bis zu einer Minute dauert. Läuft Ihre Website auf diesem Computer, sehen Besucher sie gleich danach; wenn nicht, kann Ihre Entwicklerin oder Ihr Entwickler einrichten, wohin gesendet wird.',
  willBeKept: 'Beim Veröffentlichen werden diese Änderungen im Verlauf festgehalten.',
  publish: 'Veröffentlichen',
  publishing: 'Wird veröffentlicht …',
  sendAgain: 'Jetzt senden',
  history: 'Frühere Veröffentlichungen',
  waiting: (count) =>
    count === 1
      ? 'Eine Veröffentlichung wartet darauf, gesendet zu werden. Das geschieht, wenn Sie das nächste Mal veröffentlichen.'
      : `${count} Veröffentlichungen warten darauf, gesendet zu werden. Das geschieht, wenn Sie das nächste Mal veröffentlichen.`,
  newer: {
    heading: 'Jemand anderes hat die Website geändert',
    sentence:
      'Beim Veröffentlichen werden diese Änderungen mit Ihren zusammengeführt. Haben Sie beide denselben Text geändert, wählen Sie, welcher bleibt.',
  },
  sample: {
    heading: 'Das ist die Beispielagentur',
    sentence:
      'Sehen Sie sich um und probieren Sie aus, was Sie möchten. Veröffentlichen lässt sich davon nichts: Die Beispielagentur gehört zum Produkt. Für Ihre eigene Website schließen Sie den Editor, führen im Ordner des Projekts „npm run adopt“ aus (oder bitten Ihre Entwicklerin oder Ihren Entwickler darum) und starten den Editor neu.',
  },
  noHistory: {
    heading: 'Hier gibt es keinen Verlauf',
    sentence:
      'Sie können veröffentlichen. Frühere Fassungen werden aber nicht aufbewahrt: Nichts lässt sich zurücknehmen, und diese Seite kann nicht sagen, was sich geändert hat.',
    forDevelopers:
      'Für die Entwicklung: Git installieren, im Ordner des Projekts „git init“ ausführen und content/ committen. Gibt es ein Remote, wird dorthin gepusht.',
  },
  changedSince:
    'Inzwischen hat sich etwas geändert. Bitte sehen Sie die Liste noch einmal durch und veröffentlichen Sie dann.',
  published: 'Veröffentlicht',
  publishedAt: (time) => `Veröffentlicht am ${time}.`,
  sentNext:
    'Ihre Änderungen sind gesendet. Die Website wird jetzt daraus erstellt; in wenigen Minuten sehen Besucher sie.',
  builtNext:
    'Die Website ist mit Ihren Änderungen erstellt. Läuft sie auf diesem Computer, sehen Besucher sie ab jetzt.',
  seeSite: 'Website ansehen',
  kept: {
    heading: 'Im Verlauf festgehalten',
    sentence:
      'Ihre Änderungen stehen im Verlauf. Noch ist kein Ort eingerichtet, von dem Besucher die Website erhalten; das kann Ihre Entwicklerin oder Ihr Entwickler tun.',
  },
  wrong: {
    heading: 'Es wurde nichts veröffentlicht',
    sentence: 'Einiges ist vorher zu korrigieren. Überall steht dabei, was zu schreiben ist.',
  },
  wrongTogether: {
    heading: 'Noch nicht gesendet',
    sentence:
      'Auch jemand anderes hat die Website geändert. Beides ist hier nun vereint, und einiges passt nicht mehr zusammen. Korrigieren Sie es und veröffentlichen Sie noch einmal. Verloren ist nichts.',
  },
  notBuilt: {
    heading: 'Die Website ließ sich nicht erstellen',
    sentence:
      'Was Besucher sehen, hat sich nicht geändert, und Ihre Änderungen sind sicher. Zeigen Sie dies Ihrer Entwicklerin oder Ihrem Entwickler:',
  },
  notPublished: 'Noch nicht veröffentlicht',
  stillKept:
    'Ihre Änderungen stehen sicher im Verlauf. Sie werden gesendet, wenn Sie das nächste Mal veröffentlichen.',
  notKept: 'Ihre Änderungen sind sicher im Editor. Gesendet wurde nichts.',
  failures: {
    noGit: 'Git, das Programm für den Verlauf, ist auf diesem Computer nicht installiert.',
    noRepository:
      'Für diesen Inhalt gibt es noch keinen Verlauf; Ihre Entwicklerin oder Ihr Entwickler kann einen anlegen.',
    notTrusted:
      'Der Ordner der Website gehört einer anderen Person auf diesem Computer, deshalb darf der Verlauf nicht benutzt werden. Ihre Entwicklerin oder Ihr Entwickler kann es erlauben.',
    detached:
      'In diesem Ordner ist gerade eine ältere Fassung der Website geöffnet. Bitten Sie Ihre Entwicklerin oder Ihren Entwickler, zur aktuellen zurückzukehren, und veröffentlichen Sie dann.',
    unfinished:
      'Jemand hat in diesem Ordner begonnen, zwei Fassungen zusammenzuführen, und ist noch nicht fertig. Bitten Sie darum, das abzuschließen, und veröffentlichen Sie dann.',
    locked:
      'Ein anderes Programm arbeitet gerade mit dem Verlauf. Warten Sie eine Minute und versuchen Sie es noch einmal. Bleibt es dabei, bitten Sie Ihre Entwicklerin oder Ihren Entwickler, nach einer übrig gebliebenen Datei „index.lock“ zu sehen.',
    otherWork:
      'Jemand anderes hat die Website geändert, und in diesem Ordner steht unfertige Arbeit aus der Entwicklung im Weg. Bitten Sie darum, sie beiseitezulegen, und veröffentlichen Sie dann noch einmal.',
    otherConflict:
      'Jemand anderes hat die Website geändert, und das passt nicht zu dem, was in diesem Ordner liegt. Um Ihre Texte geht es dabei nicht: Bitten Sie Ihre Entwicklerin oder Ihren Entwickler, beides zusammenzuführen.',
    newer:
      'Gerade ändert jemand anderes die Website. Versuchen Sie es in ein paar Minuten noch einmal.',
    checked: 'Eine Prüfung auf diesem Computer hat die Änderungen abgelehnt. Die Begründung:',
    refused:
      'Dort, wo Ihre Website erstellt wird, wurden die Änderungen nicht angenommen. Die Begründung:',
    noRights:
      'Dort, wo Ihre Website erstellt wird, wurden Sie nicht eingelassen. Vielleicht ist Ihr Zugang abgelaufen oder erlaubt keine Änderungen. Ihre Entwicklerin oder Ihr Entwickler kann helfen.',
    nowhere:
      'Der Ort, an dem Ihre Website erstellt wird, wurde nicht gefunden. Vielleicht ist er umgezogen oder gerade nicht erreichbar.',
    offline:
      'Der Ort, an dem Ihre Website erstellt wird, war nicht zu erreichen. Besteht eine Verbindung zum Internet?',
    disk: 'Dieser Computer kann den Verlauf nicht schreiben: Vielleicht ist die Festplatte voll, oder der Ordner gehört einer anderen Person.',
    unknown:
      'Etwas Unerwartetes ist geschehen. Vielleicht weiß Ihre Entwicklerin oder Ihr Entwickler, was das bedeutet:',
  },
  whatWasSaid: 'Der Wortlaut, für die Entwicklung',
  conflict: {
    heading: 'Jemand anderes hat dasselbe geändert',
    sentence:
      'Wählen Sie für jeden Eintrag, welche Fassung bleiben soll. Gesendet wurde noch nichts, und verloren ist nichts: Beide Fassungen bleiben im Verlauf.',
    here: 'Ihre Fassung',
    there: 'Die andere Fassung',
    keepHere: 'Meine behalten',
    keepThere: 'Die andere nehmen',
    publish: 'So veröffentlichen',
    later: 'Später entscheiden',
  },
  discard: {
    label: 'Rückgängig',
    labelFor: (entry) => `Änderungen rückgängig machen: ${entry}`,
    question: (entry) => `Ihre Änderungen rückgängig machen? ${entry}`,
    sentence:
      'Es wird wieder so, wie es bei der letzten Veröffentlichung war. Was Sie geändert haben, geht verloren:',
    confirm: 'Diese Änderungen rückgängig machen',
    keep: 'Behalten',
    refused: {
      heading: 'Es wurde nichts rückgängig gemacht',
      sentence: 'Allein das rückgängig zu machen, würde an anderer Stelle etwas beschädigen:',
    },
    gone: {
      title: 'Nichts rückgängig zu machen',
      sentence: 'Hier ist bereits alles wie bei der letzten Veröffentlichung.',
    },
    done: 'Es ist wieder so, wie es bei der letzten Veröffentlichung war.',
  },
  changeCount: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
};

/** Words of the page that publishes. */
export const publishWords: Translations<typeof en> = { en, de };
