import type { z } from 'zod';
import { refuseOldPath } from '../check/old-address.ts';
import { field, group, link, list, ruled } from './fields.ts';

const redirectSchema = group('One address of an earlier site.', {
  from: field(ruled(refuseOldPath).min(1), 'line', { translation: 'shared' })(
    'The address as it was, from the slash after the name of the host.',
    '/about-us.html',
  ),
  to: link(
    'Where it leads now: a page such as `/contact`, a section such as `#team`, or a web address.',
    '/contact',
  )
    .min(1)
    .meta({ translation: 'shared' }),
});

export const redirectsSchema = group(
  'Addresses of an earlier site that lead to pages of this one.',
  {
    redirects: list(
      redirectSchema,
      'Whoever asks for an old address is sent on for good (status 301), also with a slash behind it.',
      '- { from: /about-us.html, to: / }',
      { unique: 'from' },
    ),
  },
);
export type Redirect = z.infer<typeof redirectSchema>;
