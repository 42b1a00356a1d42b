import { isEntryOf } from '../../../content-model/src/check/locate.ts';
import { collections } from '../../../content-model/src/collections.ts';
import { allFields, metadata, type Schema } from '../../../content-model/src/schema-traversal.ts';
import type { Frame } from './crop.ts';

/** How the site shows the pictures of a field. */
export type PicturePlace = {
  /** The largest width that pages offer of it, in pixels: dense screens are counted in. */
  width: number;
  /** The frame that holds what every other one on the site shows; absent where pictures are shown whole. */
  frame?: Frame;
  /** The frame of a picture that is the only one of its list, where that differs. */
  frameWhenAlone?: Frame;
};

const frame = (ratio: number, keeps: Frame['keeps']): Frame => ({ ratio, keeps });

/**
 * How each picture field is shown, by its collection and path. Widths are those of the home page and the case studies in
 * `site/src/pages`, and of `site/src/theme/mark.ts`; frames are the `aspect-ratio` and `object-position` of the style
 * sheet named with each.
 */
export const PICTURE_PLACES: Readonly<Record<string, PicturePlace>> = {
  'theme.mark': { width: 512 },
  // components/DeviceFrame
  'hero.imageSrc': { width: 2200, frame: frame(16 / 10, 'top') },
  'hero.markerSrc': { width: 96 },
  'hero.phoneImageSrc': { width: 720, frame: frame(9 / 16, 'top') },
  'logos.src': { width: 384 },
  // sections/Services: the frame depends on the position of the card and the length of its text.
  'services.items.imageSrc': { width: 1200, frame: frame(5 / 4, 'middle') },
  'services.items.users[]': { width: 144, frame: frame(1, 'middle') },
  'process.section.vehicle': { width: 96 },
  // sections/Process/ProcessTimeline
  'process.steps.images[].src': {
    width: 800,
    frame: frame(9 / 11, 'middle'),
    frameWhenAlone: frame(16 / 10, 'middle'),
  },
  'process.steps.images[].after': {
    width: 800,
    frame: frame(9 / 11, 'middle'),
    frameWhenAlone: frame(16 / 10, 'middle'),
  },
  // sections/Projects and sections/CaseStudy
  'projects.items.image': { width: 2200, frame: frame(4 / 3, 'top') },
  // sections/Team/TeamCarousel
  'team.members.photo': { width: 960, frame: frame(1, 'middle') },
  // sections/Testimonials/ReviewCards
  'testimonials.reviews.image': { width: 192, frame: frame(1, 'middle') },
};

/** Every picture field by its name in {@link PICTURE_PLACES}. */
export const pictureFields: ReadonlyMap<string, Schema> = new Map(
  [...collections].flatMap(([name, { schema }]) =>
    allFields(schema)
      .filter((field) => metadata(field.schema).widget === 'picture')
      .map((field) => [
        name + field.path.map((part) => (typeof part === 'number' ? '[]' : `.${part}`)).join(''),
        field.schema,
      ]),
  ),
);

const places = new Map(
  [...pictureFields].flatMap(([name, schema]) => {
    const place = PICTURE_PLACES[name];
    return place ? [[schema, place] as const] : [];
  }),
);

/** How the site shows the pictures of a field. */
export const placeFor = (field: Schema): PicturePlace | undefined => places.get(field);

/**
 * The frame of a picture.
 *
 * @param siblings how many pictures its list has
 */
export const frameIn = (place: PicturePlace | undefined, siblings: number): Frame | undefined =>
  (siblings === 1 ? place?.frameWhenAlone : undefined) ?? place?.frame;

const studies = collections.get('projects.studies');

/** Whether the text of an entry may show pictures. */
export const hasTextPictures = (path: string): boolean =>
  studies !== undefined && isEntryOf(studies, path);

/** How the text of a case study shows its pictures. */
export const TEXT_PICTURE: PicturePlace = { width: 2200 };
