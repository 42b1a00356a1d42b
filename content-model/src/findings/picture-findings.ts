import { type FindingTable, quoted } from './describe.ts';

/** The types of pictures that every browser can show, as the owner knows them. */
const TYPES = 'PNG, JPEG, WebP, AVIF or SVG';
const SAVED_AGAIN = `the picture saved again as ${TYPES}`;

const hazard = (what: string, line: number) => `an SVG with ${what} in line ${line}`;

/** What can be wrong with the file of a picture: texts without a full stop. */
const imageErrors = {
  noImage: () => ['a file that is no picture, whatever its name says', SAVED_AGAIN],
  damagedImage: () => [
    'a picture that is cut off or damaged',
    `another copy of the picture, or ${SAVED_AGAIN}`,
  ],
  tinyImage: (width: number, height: number, least: number) => [
    `a picture of ${width} × ${height} pixels, which is too small to be shown`,
    `the picture in the size in which it was made, at least ${least} pixels wide or high, or a drawing as SVG`,
  ],
  malformedSvg: () => [
    'a drawing that is no well-formed SVG',
    'the drawing exported again as SVG, or saved as PNG',
  ],
  svgWithoutNamespace: () => [
    'an SVG without xmlns="http://www.w3.org/2000/svg", which browsers do not show',
    'the drawing exported again as SVG, or that text in its <svg> element',
  ],
  svgWithoutSize: () => [
    'an SVG that does not say how large it is near its start',
    'the drawing exported again as SVG with a viewBox such as "0 0 640 480"',
  ],
  misnamedImage: () => [
    'a file whose name says SVG and whose content does not, or the other way round',
    'the ending of the name that fits, or the picture saved again as what its name says',
  ],
  activeSvg: (what: string, line: number) => [
    hazard(what, line),
    'the drawing without it: exported again as plain SVG, or saved as PNG',
  ],
  svgWithReference: (what: string, line: number) => [
    hazard(what, line),
    'the drawing with everything inside it: pictures embedded, texts as paths; or saved as PNG',
  ],
  heic: () => [
    'a photo in Apple’s own format, HEIC',
    'the photo as JPEG: open it on the iPhone or Mac and choose “Export” or send it to yourself by mail; for new photos, choose Settings › Camera › Formats › Most Compatible',
  ],
  movingImage: () => [
    'a picture that moves, of which the site would show the first moment only',
    'a still picture, such as a screenshot of it',
  ],
  hugeImage: () => [
    'a picture of more than 210 million pixels',
    'the picture in a smaller size; 4000 pixels across are plenty',
  ],
} satisfies FindingTable;

/** What can be wrong with the path of a picture. */
export const pictureFindings = {
  noRelativePath: (named: string, folder: string, name: string) => [
    `${quoted(named)}, which is not the path of a file next to this one.`,
    `the path from this file, with forward slashes: put the picture into content/${folder}/ and write ./${name}`,
  ],
  noPictureType: (named: string, type: string) => [
    `${quoted(named)}, ${type ? `a file of the type ${type}` : 'a name without an ending'}, which cannot be shown.`,
    `the path of a picture of the type ${TYPES}.`,
  ],
  outsideContent: (named: string, folder: string) => [
    `${quoted(named)}, which lies outside the folder content/.`,
    `the path of a picture inside content/, best beside this file in content/${folder}/.`,
  ],
  missingPicture: (named: string, path: string, meant?: { path: string; relative: string }) => [
    `${quoted(named)}, but there is no picture content/${path}.${meant ? ` There is content/${meant.path}.` : ''}`,
    `${meant ? meant.relative : 'the path of a picture that exists'}, or put a picture at content/${path}.`,
  ],
  unusedImageError: (found: string, write: string) => [
    `${found}.`,
    `${write}; or take the file away.`,
  ],
  ...imageErrors,
} satisfies FindingTable;
