import { content, examplePicture } from '../../../site/src/gallery/example-content.ts';

export const logos = content.hero.logos.map(({ src, alt }) => ({
  alt,
  picture: examplePicture(src, [127, 40]),
}));
