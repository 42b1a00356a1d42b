import { collections } from '../../../content-model/src/collections.ts';
import { allFields, metadata, type Schema } from '../../../content-model/src/schema-traversal.ts';
import type { Keeps } from './crop.ts';

/** A shape in which the site shows a picture. */
type Frame = {
  on: 'phone' | 'desktop';
  /** Width by height. */
  ratio: number;
};

/** The frames of a picture that the site cuts to fit. */
export type Frames = {
  /** The proportions of the stored picture: those of a frame that holds what every other one shows. */
  ratio: number;
  keeps: Keeps;
  shapes: readonly Frame[];
};

/** How the site shows the pictures of a field. */
export type PicturePlace = {
  /** The largest width that pages offer of it, in pixels: dense screens are counted in. */
  width: number;
  /** Absent where the site shows pictures whole. */
  frames?: Frames;
  /** The frames of a picture that is the only one of its list, where these differ. */
  framesWhenAlone?: Frames;
};

const both = (ratio: number, keeps: Keeps): Frames => ({
  ratio,
  keeps,
  shapes: [
    { on: 'phone', ratio },
    { on: 'desktop', ratio },
  ],
});

const only = (on: Frame['on'], ratio: number, keeps: Keeps): Frames => ({
  ratio,
  keeps,
  shapes: [{ on, ratio }],
});

/**
 * How each picture field is shown, by its collection and path. Widths are those of the home page and the case studies in
 * `site/src/pages`, and of `site/src/theme/mark.ts`; frames are the `aspect-ratio` and `object-position` of the style
 * sheet named with each.
 */
export const PICTURE_PLACES: Readonly<Record<string, PicturePlace>> = {
  'theme.mark': { width: 512 },
  // components/DeviceFrame
  'hero.imageSrc': { width: 2200, frames: both(16 / 10, 'top') },
  'hero.markerSrc': { width: 96 },
  'hero.phoneImageSrc': { width: 720, frames: only('phone', 9 / 16, 'top') },
  'logos.src': { width: 384 },
  // sections/Services: the frame depends on the position of the card and the length of its text.
  'services.items.imageSrc': {
    width: 1200,
    frames: {
      ratio: 5 / 4,
      keeps: 'middle',
      shapes: [
        { on: 'phone', ratio: 5 / 4 },
        { on: 'desktop', ratio: 2 },
        { on: 'desktop', ratio: 1 },
      ],
    },
  },
  'services.items.users[]': { width: 144, frames: both(1, 'middle') },
  'process.section.vehicle': { width: 96 },
  // sections/Process/ProcessTimeline
  'process.steps.images[].src': {
    width: 800,
    frames: both(9 / 11, 'middle'),
    framesWhenAlone: both(16 / 10, 'middle'),
  },
  'process.steps.images[].after': {
    width: 800,
    frames: both(9 / 11, 'middle'),
    framesWhenAlone: both(16 / 10, 'middle'),
  },
  // sections/Projects and sections/CaseStudy
  'projects.items.image': {
    width: 2200,
    frames: {
      ratio: 4 / 3,
      keeps: 'top',
      shapes: [
        { on: 'phone', ratio: 4 / 3 },
        { on: 'desktop', ratio: 3 / 2 },
        { on: 'desktop', ratio: 16 / 9 },
      ],
    },
  },
  // sections/Team/TeamCarousel
  'team.members.photo': { width: 960, frames: both(1, 'middle') },
  // sections/Testimonials/ReviewCards
  'testimonials.reviews.image': { width: 192, frames: both(1, 'middle') },
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
 * The frames of a picture.
 *
 * @param siblings how many pictures its list has
 */
export const framesIn = (place: PicturePlace | undefined, siblings: number): Frames | undefined =>
  (siblings === 1 ? place?.framesWhenAlone : undefined) ?? place?.frames;

/** The pages whose text shows pictures. */
export const textPictures = collections.get('projects.studies');

/** How the text of a case study shows its pictures. */
export const TEXT_PICTURE: PicturePlace = { width: 2200 };
