import { group, neededPicture, text } from './fields.ts';

/** One client in the strip of logos. */
export const logoSchema = group(
  {
    src: neededPicture('The picture of the logo, best as SVG.', './01-kadara.svg'),
    alt: text('The name of the client.', 'Kadara'),
  },
  'One client in the strip of logos.',
);
