import type { ReactNode } from 'react';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { inputName } from '../form/form-values.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { collectionLabel } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { NoteLine } from '../pages/note.tsx';
import { useLanguage } from '../words/language-context.ts';
import { wordsIn } from '../words/words.ts';
import { allPictures, type PictureUse, sizeOfFile, usesOf } from './library.ts';
import {
  MissingSection,
  PictureRow,
  PictureSection,
  RemovedSection,
  UnusedSection,
} from './library-sections.tsx';

/** What the page about all pictures shows beside them. */
export type LibraryState = {
  /** A sentence about what just happened. */
  done?: string;
  issues?: readonly ContentIssue[];
  /** Descriptions as they were typed, by the names of their inputs. */
  typed?: ReadonlyMap<string, string>;
};

/** Every picture: without a description, not shown anywhere, removed, and all. */
export async function libraryPage(
  content: ContentFiles,
  folder: string,
  language: Language,
  { done, issues = [], typed = new Map() }: LibraryState,
): Promise<ReactNode> {
  const words = wordsIn(language).picture;
  const uses = usesOf(content);
  const pictures = allPictures(content);
  const unused = pictures.filter((picture) => !uses.has(picture));
  const rows = await Promise.all(
    pictures
      .filter((picture) => uses.has(picture))
      .map(async (picture) => (
        <PictureRow key={picture} picture={picture}>
          <UseLinks content={content} uses={uses.get(picture) ?? []} />
          <small>
            {picture}
            <br />
            {await sizeText(folder, picture, language)}
          </small>
        </PictureRow>
      )),
  );
  return (
    <>
      <h1>{words.pictures}</h1>
      <p>{words.lead}</p>
      {done && <NoteLine role="status">{done}</NoteLine>}
      <IssuesNote heading={wordsIn(language).page.nothingSaved} issues={issues} />
      <MissingSection content={content} typed={typed} />
      {unused.length > 0 ? <UnusedSection unused={unused} /> : <p>{words.allUsed}</p>}
      <RemovedSection folder={folder} />
      <PictureSection heading={words.all({ count: rows.length })} rows={rows} />
    </>
  );
}

type UseLinksProps = { content: ContentFiles; uses: readonly PictureUse[] };

/** Links to the fields that name a picture. */
function UseLinks({ content, uses }: UseLinksProps) {
  const language = useLanguage();
  return (
    <ul className="plain">
      {uses.map(({ entry, field }) => {
        const { collection, path } = entry;
        const list =
          collection.type === 'singleton' ? '' : `${collectionLabel(collection, language)}: `;
        const href = editLink(path, inputName(field));
        return (
          <li key={href}>
            <a href={href}>
              {list}
              {displayName(content, entry)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** How large a picture is, such as "1600 × 1200, 44 KB". */
async function sizeText(folder: string, picture: string, language: Language): Promise<string> {
  const { bytes, pixels } = await sizeOfFile(folder, picture);
  const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  const weight =
    bytes < 1_000_000
      ? `${number.format(Math.ceil(bytes / 1000))} KB`
      : `${number.format(bytes / 1_000_000)} MB`;
  const size = pixels ? `${pixels.width} × ${pixels.height}` : wordsIn(language).picture.drawing;
  return `${size}, ${weight}`;
}
