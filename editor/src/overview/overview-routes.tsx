import { entryFiles } from '../entries/entries.ts';
import { newEnquiries } from '../inbox/enquiry-rows.tsx';
import { removedEntries } from '../lists/removed-entries.ts';
import { joinExtras, page } from '../pages/layout.tsx';
import { homeBeside } from '../preview/preview.tsx';
import { overviewNote } from '../publish/newer-work.tsx';
import type { Route } from '../request/route.ts';
import { useWords } from '../words/language-context.ts';
import { Overview } from './overview.tsx';

/** Who is signed in, and the way out. */
function SignedIn({ email }: { email: string }) {
  const { signedInAs, signOut } = useWords().page;
  return (
    <>
      {signedInAs({ email })} <a href="/admin/sign-in">{signOut}</a>
    </>
  );
}

/** The first page. */
export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/',
    async answer(request) {
      const { context } = request;
      const { person, writers } = context;
      const [content, note, enquiries] = await Promise.all([
        request.content(),
        overviewNote(request),
        // The site can be edited while the database is away.
        context.messages && newEnquiries(context.messages).catch(() => undefined),
      ]);
      const { searchParams } = request.url;
      const entryAt = (name: string) =>
        entryFiles(content).find(({ path }) => path === searchParams.get(name));
      const step = { moved: entryAt('moved'), restored: entryAt('restored') };
      const body = (
        <Overview
          content={content}
          step={step}
          removed={removedEntries(context.folder)}
          note={note}
          writers={writers?.everywhere(person) ?? []}
          enquiries={enquiries}
        />
      );
      const extras = joinExtras(
        {
          styles: ['lists', 'inbox'],
          scripts: ['lists'],
          foot: person && <SignedIn email={person.email} />,
        },
        homeBeside(request),
      );
      return page(request, request.words.overview.title, body, extras);
    },
  },
];
