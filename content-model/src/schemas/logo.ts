import { group, neededPicture, text } from './fields.ts';

export const logoSchema = group('One client in the strip of logos.', {
  src: neededPicture('The picture of the logo, best as SVG.', './01-kadara.svg'),
  alt: text('The name of the client.', 'Kadara'),
});
