import type { z } from 'zod';
import { group, paragraph, text } from './fields.ts';

export const pageHeadSchema = group('What search engines and link previews say about a page.', {
  title: text(
    'The title of the page, in the browser tab and in search results.',
    'Contact · {brand}',
  ),
  description: paragraph(
    'One or two sentences about the page, for search results and for previews of shared links.',
    'Tell us what you want to build. We answer within one working day.',
  ),
});
export type PageHead = z.infer<typeof pageHeadSchema>;
