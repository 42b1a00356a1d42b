import { entryFiles } from '../entries/entries.ts';
import type { Language } from '../languages.ts';
import { removedFrom } from '../lists/removed.ts';
import { page } from '../pages/layout.tsx';
import { overviewNote } from '../publish/overview-note.ts';
import type { EditorContext, Route } from '../server/route.ts';
import { wordsIn } from '../words/words.ts';
import { overview } from './overview.ts';

/** Who is signed in, or on the owner's own computer the way to a shortcut. */
function footOf({ person, makeShortcut }: EditorContext, language: Language) {
  const { signedInAs, signOut } = wordsIn(language).page;
  if (person) {
    return (
      <>
        {signedInAs({ email: person.email })} <a href="/admin/sign-in">{signOut}</a>
      </>
    );
  }
  return makeShortcut && <a href="/admin/shortcut">{wordsIn(language).preview.shortcut.link}</a>;
}

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
      const foot = footOf(request.context, language);
      const extras = { styles: ['lists'], scripts: ['lists'], foot };
      return { body: page(wordsIn(language).overview.title, body, language, extras) };
    },
  },
];
