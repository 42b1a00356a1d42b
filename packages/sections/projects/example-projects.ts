import { content, examplePicture, screenSize } from '../../../site/src/gallery/example-content.ts';

export const projects = content.projects.items.map(({ image, drawing: _, ...project }) => ({
  ...project,
  picture: examplePicture(image, screenSize),
}));
