import { fieldMarkup } from '../adire-markup.ts';
import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

/** The pattern that replaces a broken image; see site/src/components/Picture/Picture.tsx. */
export const placeholder: Drawing = {
  file: 'site/src/components/Picture/picture-placeholder.svg',
  draw() {
    const field = fieldMarkup({ seed: 'stand-in', columns: 5, rows: 3 });
    // In a muted colour, so that the picture's description can be read on it.
    const drawn = `color="${palette.indigo400}8c" style="background:${palette.indigo700}"`;
    return field.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${drawn} `);
  },
};
