import { type ContentFiles, siteFields } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { languageOf } from '../languages.ts';
import { notFound, type Route } from '../request/route.ts';
import { wordsIn } from '../words/words.ts';

/** What a shortcut to the editor is called, in the language of the owner and with the name of the agency. */
export function shortcutName(content: ContentFiles): string {
  const brand = String(valueAt(siteFields(content.files), ['brand']) ?? '');
  return wordsIn(languageOf(content)).preview.shortcut({ brand });
}

/** How another start knows that this editor runs, and for which content. */
export const desktopRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/session',
    answer: (request) =>
      request.context.session
        ? { type: 'text/plain', body: request.context.session }
        : notFound(request),
  },
];
