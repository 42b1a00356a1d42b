// The content of the examples: words and pictures of the sample, whatever the site's own content is, and words that are
// hard to lay out.
import { loadContent } from '../../../content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import type { PictureData } from '../lib/pictures.ts';
import { projectOfClient } from '../lib/project-of-client.ts';
import type { QuoteItem } from '../sections/Testimonials/QuoteCard.tsx';

export const content = await loadContent(SAMPLE_FOLDER);

const files = import.meta.glob<string>('../../../sample/content/**/*.{png,svg}', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Size = readonly [width: number, height: number];

/** A picture of the sample as the original file, without the versions that the build makes. */
function examplePicture(path: string, [width, height]: Size): PictureData {
  const src = files[`../../../sample/content/${path}`];
  if (!src) throw new Error(`The sample has no picture ${path}.`);
  return { src, width, height };
}

export const brokenPicture: PictureData = {
  src: 'data:image/png,broken',
  width: 1600,
  height: 1200,
};

const screen: Size = [1600, 1200];
const avatar: Size = [144, 144];

export const heroImage = examplePicture(content.hero.imageSrc, [2400, 1500]);
export const logos = content.logos.map(({ src, alt }) => ({
  alt,
  picture: examplePicture(src, [127, 40]),
}));
export const services = content.services.items.map(
  ({ imageSrc, drawing: _, users = [], ...service }) => ({
    ...service,
    picture: examplePicture(imageSrc, [400, 300]),
    users: users.map((path) => examplePicture(path, avatar)),
  }),
);
export const steps = content.process.steps.map(({ images, drawing: _, ...step }) => ({
  ...step,
  images: images.map(({ src, alt, after }) => ({
    alt,
    picture: examplePicture(src, [900, 1100]),
    ...(after && { after: examplePicture(after, [900, 1100]) }),
  })),
}));
export const projects = content.projects.items.map(({ image, drawing: _, ...project }) => ({
  ...project,
  picture: examplePicture(image, screen),
}));
export const members = content.team.members.map(({ photo, ...member }) => ({
  ...member,
  photo: examplePicture(photo, [960, 960]),
}));
export const quotes: readonly QuoteItem[] = content.testimonials.quotes.map(
  ({ photo: _, ...quote }) => ({
    ...quote,
    screen: projectOfClient(quote.title, projects)?.picture,
  }),
);
export const reviews = content.testimonials.reviews.map(({ image, ...review }) => ({
  ...review,
  picture: examplePicture(image, avatar),
}));

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';
export const longName = 'Oluwaseun Temitope Adebayo-Olorunfunmi-Ogunbanjo the Younger';
export const longSentence =
  'Everything that was promised is here, and so is all that nobody had thought of when the first line of it was drawn on the back of an envelope, in the rain, at the third bus stop after the bridge.';

/** The entries, with other values in some fields of the first. */
export const withFirst = <Item extends object>(
  items: readonly Item[],
  change: Partial<Item>,
): Item[] => items.map((item, index) => (index === 0 ? { ...item, ...change } : item));
