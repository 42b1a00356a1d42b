import {
  content,
  examplePicture,
  portraitSize,
} from '../../../site/src/gallery/example-content.ts';

export const reviews = content.testimonials.reviews.map(({ image, ...review }) => ({
  ...review,
  picture: examplePicture(image, portraitSize),
}));
