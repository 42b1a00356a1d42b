import { quoted } from '../../../content-model/src/findings/describe.ts';
import type { pictureFindings } from '../../../content-model/src/findings/picture-findings.ts';
import { type Explanations, inQuotes } from './explanations.ts';

const CHOOSE_OTHER = { en: 'Choose another picture.', de: 'Wählen Sie ein anderes Bild.' };

const SAVE_AGAIN = {
  en: 'Save it again as PNG, JPEG, WebP, AVIF or SVG, or choose another picture.',
  de: 'Speichern Sie es noch einmal als PNG, JPEG, WebP, AVIF oder SVG, oder wählen Sie ein anderes Bild.',
};

const EXPORT_AGAIN = {
  en: 'Export the drawing again as SVG, or save it as PNG.',
  de: 'Exportieren Sie die Zeichnung noch einmal als SVG, oder speichern Sie sie als PNG.',
};

/** What owners read about pictures. */
export const pictureExplanations: Explanations<keyof typeof pictureFindings> = {
  noRelativePath: (named) => ({
    en: [`${quoted(named)}, which is no picture of this site.`, CHOOSE_OTHER.en],
    de: [`${inQuotes(named)}, was kein Bild dieser Website ist.`, CHOOSE_OTHER.de],
  }),
  noPictureType: (named) => ({
    en: [
      `${quoted(named)}, which is no picture.`,
      'Choose a picture of the type PNG, JPEG, WebP, AVIF or SVG.',
    ],
    de: [
      `${inQuotes(named)}, was kein Bild ist.`,
      'Wählen Sie ein Bild der Art PNG, JPEG, WebP, AVIF oder SVG.',
    ],
  }),
  outsideContent: (named) => ({
    en: [`${quoted(named)}, which is no picture of this site.`, CHOOSE_OTHER.en],
    de: [`${inQuotes(named)}, was kein Bild dieser Website ist.`, CHOOSE_OTHER.de],
  }),
  missingPicture: (named) => ({
    en: [`${quoted(named)}, a picture that is not there.`, CHOOSE_OTHER.en],
    de: [`${inQuotes(named)}, ein Bild, das nicht da ist.`, CHOOSE_OTHER.de],
  }),
  unusedImageError: () => ({
    en: [
      'a picture that cannot be shown, and that the site does not use.',
      'Remove it on the page “Pictures”.',
    ],
    de: [
      'ein Bild, das sich nicht zeigen lässt und das die Website nicht benutzt.',
      'Entfernen Sie es auf der Seite „Bilder“.',
    ],
  }),
  noImage: () => ({
    en: ['a file that is no picture.', CHOOSE_OTHER.en],
    de: ['eine Datei, die kein Bild ist.', CHOOSE_OTHER.de],
  }),
  damagedImage: () => ({
    en: ['a picture that is cut off or damaged.', SAVE_AGAIN.en],
    de: ['ein Bild, das unvollständig oder beschädigt ist.', SAVE_AGAIN.de],
  }),
  tinyImage: (width, height, least) => ({
    en: [
      `a picture of ${width} × ${height} pixels, which is too small to be shown.`,
      `Choose the picture in the size in which it was made, at least ${least} pixels wide or high, or a drawing as SVG.`,
    ],
    de: [
      `ein Bild von ${width} × ${height} Pixeln, das zum Zeigen zu klein ist.`,
      `Wählen Sie das Bild in der Größe, in der es entstanden ist, mindestens ${least} Pixel breit oder hoch, oder eine Zeichnung als SVG.`,
    ],
  }),
  malformedSvg: () => ({
    en: ['a drawing that is not complete.', EXPORT_AGAIN.en],
    de: ['eine Zeichnung, die nicht vollständig ist.', EXPORT_AGAIN.de],
  }),
  svgWithoutNamespace: () => ({
    en: ['a drawing that browsers do not show.', EXPORT_AGAIN.en],
    de: ['eine Zeichnung, die Browser nicht zeigen.', EXPORT_AGAIN.de],
  }),
  svgWithoutSize: () => ({
    en: ['a drawing that does not say how large it is.', EXPORT_AGAIN.en],
    de: ['eine Zeichnung, die nicht sagt, wie groß sie ist.', EXPORT_AGAIN.de],
  }),
  misnamedImage: () => ({
    en: ['a picture whose name does not fit what is in it.', SAVE_AGAIN.en],
    de: ['ein Bild, dessen Name nicht zu seinem Inhalt passt.', SAVE_AGAIN.de],
  }),
  activeSvg: (_what, line) => ({
    en: [
      `a drawing with something that a picture may not have, in line ${line}.`,
      'Export the drawing again as plain SVG, or save it as PNG.',
    ],
    de: [
      `eine Zeichnung mit etwas, das ein Bild nicht haben darf, in Zeile ${line}.`,
      'Exportieren Sie die Zeichnung noch einmal als einfaches SVG, oder speichern Sie sie als PNG.',
    ],
  }),
  svgWithReference: (_what, line) => ({
    en: [
      `a drawing that needs another file, in line ${line}.`,
      'Export the drawing again with everything in it: pictures embedded, texts as paths. Or save it as PNG.',
    ],
    de: [
      `eine Zeichnung, die eine andere Datei braucht, in Zeile ${line}.`,
      'Exportieren Sie die Zeichnung noch einmal mit allem darin: Bilder eingebettet, Texte als Pfade. Oder speichern Sie sie als PNG.',
    ],
  }),
  heic: () => ({
    en: [
      'a photo in Apple’s own format, HEIC.',
      'Choose the photo as JPEG: open it on the iPhone or Mac and choose “Export”, or send it to yourself by mail. For new photos, choose Settings › Camera › Formats › Most Compatible.',
    ],
    de: [
      'ein Foto in Apples eigenem Format HEIC.',
      'Wählen Sie das Foto als JPEG: Öffnen Sie es auf dem iPhone oder Mac und wählen Sie „Exportieren“, oder schicken Sie es sich per E-Mail. Für neue Fotos wählen Sie Einstellungen › Kamera › Formate › Maximale Kompatibilität.',
    ],
  }),
  movingImage: () => ({
    en: [
      'a picture that moves, of which the site would show the first moment only.',
      'Choose a still picture, such as a screenshot of it.',
    ],
    de: [
      'ein bewegtes Bild, von dem die Website nur den ersten Moment zeigen würde.',
      'Wählen Sie ein stehendes Bild, zum Beispiel ein Bildschirmfoto davon.',
    ],
  }),
  hugeImage: () => ({
    en: [
      'a picture of more than 210 million pixels.',
      'Choose the picture in a smaller size; 4000 pixels across are plenty.',
    ],
    de: [
      'ein Bild mit mehr als 210 Millionen Pixeln.',
      'Wählen Sie das Bild in einer kleineren Größe; 4000 Pixel in der Breite genügen.',
    ],
  }),
};
