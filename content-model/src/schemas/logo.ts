import { group, optionalPicture, text } from './fields.ts';

export const logoSchema = group('One client in the strip of logos.', {
  src: optionalPicture(
    'The picture of the logo, best as SVG. It stands on a light page and on a dark one: an SVG may have other colours for `prefers-color-scheme: dark`. A logo that would be lost on one of them has its lightness reversed there. Left empty, the name is shown in the typeface of headings.',
    './kadara.svg',
    { width: 384 },
  ),
  alt: text('The name of the client.', 'Kadara', { translation: 'inherited' }),
});
