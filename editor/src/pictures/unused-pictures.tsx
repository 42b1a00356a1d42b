import { rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isPictureName } from '../../../content-model/src/check/pictures.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { page } from '../pages/layout.tsx';
import { NoteLine } from '../pages/note.tsx';
import type { Answer, EditorRequest, Route } from '../request/route.ts';
import { useWords } from '../words/words.ts';

/** The pictures whose names are in no file but the guide. */
export function unusedPictures(content: ContentFiles): string[] {
  const texts = [...content.files].filter(([path]) => path !== 'README.md').map(([, text]) => text);
  const isNamed = (name: string) => texts.some((text) => text.includes(name));
  return [...content.pictures]
    .filter((picture) => {
      const name = posix.basename(picture);
      return isPictureName(name) && !isNamed(name) && !isNamed(encodeURI(name));
    })
    .sort((one, other) => one.localeCompare(other));
}

type UnusedPicturesProps = { unused: readonly string[]; removed: number };

/** The pictures that nothing names, to be removed. */
function UnusedPictures({ unused, removed }: UnusedPicturesProps) {
  const { picture: words, page: shared } = useWords();
  return (
    <>
      <h1>{words.pictures}</h1>
      {removed > 0 && <NoteLine role="status">{words.isRemoved({ count: removed })}</NoteLine>}
      {unused.length === 0 ? (
        <p>{words.allUsed}</p>
      ) : (
        <form method="post" action="/admin/pictures/remove">
          <p>{words.unused}</p>
          <ul className="plain boxes cards pictures">
            {unused.map((picture) => (
              <li key={picture}>
                <label>
                  <img src={`/admin/picture/${encodeURI(picture)}`} alt="" loading="lazy" />
                  <input type="checkbox" name="picture" value={picture} /> {picture}
                </label>
              </li>
            ))}
          </ul>
          <p>
            <button type="submit">{shared.remove}</button>
          </p>
        </form>
      )}
    </>
  );
}

async function show(request: EditorRequest): Promise<Answer> {
  const removed = Number(request.url.searchParams.get('removed') ?? 0);
  const unused = unusedPictures(await request.content());
  const body = <UnusedPictures unused={unused} removed={removed} />;
  return page(request, request.words.picture.pictures, body, { styles: ['picture'] });
}

/** Removes the posted pictures, of those that nothing names. */
async function remove(request: EditorRequest): Promise<Answer> {
  const { folder, report } = request.context;
  const wanted = new Set(request.posted.getAll('picture'));
  const removed = unusedPictures(await request.content()).filter((each) => wanted.has(each));
  for (const picture of removed) rmSync(join(folder, picture));
  if (removed.length > 0) report(`removed content/${removed.join(', content/')}.`);
  return { location: `/admin/pictures?removed=${removed.length}` };
}

export const unusedPictureRoutes: readonly Route[] = [
  { method: 'GET', path: '/pictures', answer: show },
  { method: 'POST', path: '/pictures/remove', answer: remove },
];
