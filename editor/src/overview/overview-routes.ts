import { entryFiles } from '../entries/entries.ts';
import { removedFrom } from '../lists/removed.ts';
import { page } from '../pages/layout.ts';
import { overviewNote } from '../publish/overview-note.ts';
import type { Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { overview } from './overview.ts';

/** The first page. */
export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/',
    async answer(request) {
      const [content, language, note] = await Promise.all([
        request.content(),
        request.language(),
        overviewNote(request),
      ]);
      const { searchParams } = request.url;
      const entryAt = (name: string) =>
        entryFiles(content).find(({ path }) => path === searchParams.get(name));
      const all = removedFrom(request.context.folder);
      const removed = all.find(({ token }) => token === searchParams.get('removed'));
      const step = { moved: entryAt('moved'), restored: entryAt('restored'), removed };
      const others = all.filter((each) => each !== removed);
      const body = overview(content, step, others, language, note);
      const extras = { styles: ['lists'], scripts: ['lists'] };
      return { body: page(wordsIn(language).overview.title, body, language, extras) };
    },
  },
];
