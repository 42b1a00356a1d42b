import type { Translations } from '../languages.ts';

/** Said as soon as such a photo is chosen, and again by the server. */
const HEIC: Translations<{ found: string; write: string }> = {
  en: {
    found: 'a photo in Apple’s own format, HEIC',
    write:
      'the photo as JPEG: open it on the iPhone or Mac and choose “Export” or send it to yourself by mail; for new photos, choose Settings › Camera › Formats › Most Compatible',
  },
  de: {
    found: 'ein Foto in Apples eigenem Format HEIC',
    write:
      'das Foto als JPEG: Öffnen Sie es auf dem iPhone oder Mac und wählen Sie „Exportieren“, oder schicken Sie es sich per E-Mail; für neue Fotos wählen Sie Einstellungen › Kamera › Formate › Maximale Kompatibilität',
  },
};

const en = {
  /** What is wrong with a file, and what to choose instead. */
  refusals: {
    notAPicture: {
      found: 'a file that is no picture',
      write: 'a photo or a drawing: JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG',
    },
    damaged: {
      found: 'a picture that is cut off or damaged',
      write: 'another copy of the picture',
    },
    heic: HEIC.en,
    moving: {
      found: 'a picture that moves, of which the site would show the first moment only',
      write: 'a still picture, such as a screenshot of it',
    },
    tooManyPixels: {
      found: 'a picture of more than 210 million pixels',
      write: 'the picture in a smaller size; 4000 pixels across are plenty',
    },
  },
  picture: (name: string) => `The picture ${name}`,
  otherPicture: 'Put another picture in its place',
  firstPicture: 'Choose a picture',
  keepOld: 'Keep the picture as it was',
  keepNone: 'Choose no picture',
  dropHere: 'You can also drag a picture here, or copy it elsewhere and paste it here.',
  chosen: (name: string) => `Chosen: ${name}. It is kept when you save.`,
  notShownYet: 'This kind of picture is shown once you have saved.',
  tooLarge: 'This file is larger than 100 MB. Please choose a smaller one.',
  /** The answer to a form with more than the server takes. */
  tooLargeTogether: {
    title: 'Too large',
    sentence: 'The pictures of a form may have up to 100 MB together. Choose one at a time.',
  },
  noHeic: `This is ${HEIC.en.found}. Please choose ${HEIC.en.write}.`,
  choosePart: 'Choose the part that is shown',
  part: 'The part that is shown',
  partHint:
    'Move the point to what matters most: with the mouse, a finger, or the arrow keys. The frame follows.',
  point: 'What matters most',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  zoom: 'How close',
  position: (x: number | string, y: number | string) => `${x}% from the left, ${y}% from the top`,
  keepOnlyPart: 'Keep only this part of the picture',
  on: { phone: 'On phones', desktop: 'On wide screens' },
  show: 'Show it',
  use: 'Use it',
  back: 'Leave it as it is',
  cropTitle: 'Choose the part that is shown',
  cropLead:
    'The picture is cut to the frame. You can take that back under “Pictures” until you publish.',
  alsoShownAt: 'The same picture is shown in other places, and changes there too:',
  notCropped: {
    title: 'Nothing to choose here',
    sentence: 'The site shows this picture as a whole, or there is no picture yet.',
  },
  pictures: 'Pictures',
  lead: 'What your site shows, and what is left over.',
  missing: 'Pictures without a description',
  missingLead:
    'Some visitors cannot see pictures; a voice reads them what you write here. Say in a few words what each one shows.',
  description: (entry: string) => `What the picture shows: ${entry}`,
  saveDescriptions: 'Save the descriptions',
  descriptionsSaved: 'The descriptions are saved.',
  notSaved: 'Nothing was saved yet',
  unused: 'Pictures that are not shown anywhere',
  unusedLead: 'You no longer need them for the site. You can put them back until you publish.',
  allUsed: 'Every picture is shown somewhere. There is nothing to tidy up.',
  remove: 'Remove',
  removePicture: (picture: string) => `Remove ${picture}`,
  removeAll: (count: number) => `Remove all ${count}`,
  removed: 'Removed or replaced',
  removedLead: 'Kept on this computer until you publish.',
  putBack: 'Put back',
  putPictureBack: (picture: string) => `Put ${picture} back`,
  isRemoved: (count: number) =>
    count === 1 ? 'One picture is removed.' : `${count} pictures are removed.`,
  isBack: 'The picture is back.',
  all: (count: number) => `Pictures on your site (${count})`,
  drawing: 'drawing',
};

const de: typeof en = {
  refusals: {
    notAPicture: {
      found: 'eine Datei, die kein Bild ist',
      write: 'ein Foto oder eine Zeichnung: JPEG, PNG, WebP, AVIF, GIF, TIFF oder SVG',
    },
    damaged: {
      found: 'ein Bild, das unvollständig oder beschädigt ist',
      write: 'eine andere Kopie des Bildes',
    },
    heic: HEIC.de,
    moving: {
      found: 'ein bewegtes Bild, von dem die Website nur den ersten Moment zeigen würde',
      write: 'ein stehendes Bild, zum Beispiel einen Screenshot davon',
    },
    tooManyPixels: {
      found: 'ein Bild mit mehr als 210 Millionen Bildpunkten',
      write: 'das Bild in einer kleineren Größe; 4000 Bildpunkte in der Breite genügen',
    },
  },
  picture: (name) => `Das Bild ${name}`,
  otherPicture: 'Durch ein anderes Bild ersetzen',
  firstPicture: 'Bild auswählen',
  keepOld: 'Das bisherige Bild behalten',
  keepNone: 'Doch kein Bild',
  dropHere: 'Sie können ein Bild auch hierher ziehen, oder es anderswo kopieren und hier einfügen.',
  chosen: (name) => `Ausgewählt: ${name}. Beim Speichern wird es übernommen.`,
  notShownYet: 'Ein Bild dieser Art wird erst nach dem Speichern gezeigt.',
  tooLarge: 'Diese Datei ist größer als 100 MB. Bitte wählen Sie eine kleinere.',
  tooLargeTogether: {
    title: 'Zu groß',
    sentence:
      'Die Bilder eines Formulars dürfen zusammen bis zu 100 MB haben. Wählen Sie eines nach dem anderen.',
  },
  noHeic: `Das ist ${HEIC.de.found}. Bitte wählen Sie ${HEIC.de.write}.`,
  choosePart: 'Ausschnitt wählen',
  part: 'Der Ausschnitt',
  partHint:
    'Setzen Sie den Punkt auf das Wichtigste: mit der Maus, dem Finger oder den Pfeiltasten. Der Rahmen folgt.',
  point: 'Das Wichtigste im Bild',
  fromLeft: 'Von links',
  fromTop: 'Von oben',
  zoom: 'Wie nah',
  position: (x, y) => `${x} % von links, ${y} % von oben`,
  keepOnlyPart: 'Nur diesen Ausschnitt des Bildes behalten',
  on: { phone: 'Auf Handys', desktop: 'Auf breiten Bildschirmen' },
  show: 'Zeigen',
  use: 'Übernehmen',
  back: 'So lassen, wie es ist',
  cropTitle: 'Ausschnitt wählen',
  cropLead:
    'Das Bild wird auf den Rahmen zugeschnitten. Unter „Bilder“ lässt sich das bis zum Veröffentlichen zurücknehmen.',
  alsoShownAt: 'Dasselbe Bild wird auch an anderer Stelle gezeigt und ändert sich dort mit:',
  notCropped: {
    title: 'Hier gibt es nichts zu wählen',
    sentence: 'Die Website zeigt dieses Bild ganz, oder es gibt noch kein Bild.',
  },
  pictures: 'Bilder',
  lead: 'Was Ihre Website zeigt, und was übrig ist.',
  missing: 'Bilder ohne Beschreibung',
  missingLead:
    'Manche Besucher können Bilder nicht sehen; eine Stimme liest ihnen vor, was Sie hier schreiben. Sagen Sie in wenigen Worten, was jedes Bild zeigt.',
  description: (entry) => `Was das Bild zeigt: ${entry}`,
  saveDescriptions: 'Beschreibungen speichern',
  descriptionsSaved: 'Die Beschreibungen sind gespeichert.',
  notSaved: 'Noch nichts wurde gespeichert',
  unused: 'Bilder, die nirgends zu sehen sind',
  unusedLead:
    'Die Website braucht sie nicht mehr. Bis zum Veröffentlichen können Sie sie zurückholen.',
  allUsed: 'Jedes Bild ist irgendwo zu sehen. Es gibt nichts aufzuräumen.',
  remove: 'Entfernen',
  removePicture: (picture) => `${picture} entfernen`,
  removeAll: (count) => `Alle ${count} entfernen`,
  removed: 'Entfernt oder ersetzt',
  removedLead: 'Bis zum Veröffentlichen auf diesem Computer aufbewahrt.',
  putBack: 'Zurückholen',
  putPictureBack: (picture) => `${picture} zurückholen`,
  isRemoved: (count) => (count === 1 ? 'Ein Bild ist entfernt.' : `${count} Bilder sind entfernt.`),
  isBack: 'Das Bild ist wieder da.',
  all: (count) => `Bilder auf Ihrer Website (${count})`,
  drawing: 'Zeichnung',
};

/** Words of everything about pictures. */
export const pictureWords: Translations<typeof en> = { en, de };
