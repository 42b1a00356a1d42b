import type { z } from 'zod';
import { refuseOldPath } from '../check/old-address.ts';
import { field, group, link, list, ruled } from './fields.ts';

const redirectSchema = group({
  from: field(ruled(refuseOldPath).min(1), 'line', { translation: 'shared' })('/about-us.html'),
  to: link('/contact').min(1).meta({ translation: 'shared' }),
});

export const redirectsSchema = group({
  redirects: list(redirectSchema, '- { from: /about-us.html, to: / }', { unique: 'from' }),
});
export type Redirect = z.infer<typeof redirectSchema>;
