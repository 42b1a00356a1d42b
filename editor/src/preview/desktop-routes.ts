import { basename } from 'node:path';
import { type ContentFiles, siteFields } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { languageOf } from '../languages.ts';
import { notice } from '../pages/layout.tsx';
import { type Answer, type EditorRequest, failed, notFound, type Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';

/** What the shortcut is called, in the language of the owner and with the name of the agency. */
export function shortcutName(content: ContentFiles): string {
  const brand = String(valueAt(siteFields(content.files), ['brand']) ?? '');
  return wordsIn(languageOf(content)).preview.shortcut.name({ brand });
}

async function makeShortcut(request: EditorRequest): Promise<Answer> {
  const { language } = request;
  const words = request.words.preview.shortcut;
  const { makeShortcut: make, report } = request.context;
  try {
    if (!make) throw new Error('Only the command npm run cms can make a shortcut.');
    const file = make(shortcutName(await request.content()));
    const made = `${words.made({ file: basename(file) })} ${words.sentence}`;
    return { body: notice(words.title, made, language) };
  } catch (error) {
    report(String(error));
    return failed(500, { title: words.title, sentence: words.failed }, language);
  }
}

/** The shortcut on the desktop, and how another start knows that this editor runs. */
export const desktopRoutes: readonly Route[] = [
  { method: 'POST', path: '/shortcut', answer: makeShortcut },
  {
    method: 'GET',
    path: '/session',
    answer: (request) =>
      request.context.session
        ? { type: 'text/plain', body: request.context.session }
        : notFound(request),
  },
];
