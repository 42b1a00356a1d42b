import type { z } from 'zod';
import { finding } from '../findings/findings.ts';
import { field, group, link, list, ruled } from './fields.ts';

/** A path of an earlier site: what a browser asks for, without a query or an anchor. */
const OLD_PATH = /^\/(?!\/)[^\s?#\\{}"'$;|*]+$/;

const redirectSchema = group('One address of an earlier site.', {
  from: field(
    ruled((value) => (OLD_PATH.test(value) ? undefined : finding('noOldPath', value))).min(1),
    'line',
    { translation: 'shared' },
  )('The address as it was, from the slash after the name of the host.', '/about-us.html'),
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
