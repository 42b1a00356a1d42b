import { group, picture, text } from './fields.ts';

export const logoSchema = group({
  src: picture('./kadara.svg', { width: 384 }),
  alt: text('Kadara', { translation: 'inherited' }),
});
