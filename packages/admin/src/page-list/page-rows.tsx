import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile } from '../entries/entries.ts';
import { editLink, rowKey } from '../entries/entry-links.ts';
import { dateOf, stateByDays } from '../entries/page-days.ts';
import { RemoveForm } from '../lists/remove-form.tsx';
import { useLanguage, useWords } from '../words/words.ts';

type PageRowsProps = { pages: readonly EntryFile[]; content: ContentFiles };

/** Pages of a kind: each a link to its form, with its date and what happens on a later day. */
export const PageRows = ({ pages, content }: PageRowsProps) => (
  <ol className="plain boxes entries">
    {pages.map((page) => (
      <PageRow key={page.path} page={page} content={content} />
    ))}
  </ol>
);

type PageRowProps = { page: EntryFile; content: ContentFiles };

function PageRow({ page, content }: PageRowProps) {
  const { path } = page;
  const language = useLanguage();
  const { remove, removeThis } = useWords().page;
  const title = displayName(content, page);
  const state = stateByDays(content, page, language);
  const about = [dateOf(content, page, language), state].filter(Boolean).join(' · ');
  return (
    <li id={rowKey(path)} className="row" data-file={path}>
      <span className="title">
        <a href={editLink(path)}>{title}</a>
        {about && <small>{about}</small>}
      </span>
      <span className="row actions">
        <RemoveForm path={path} button={remove} label={removeThis({ what: title })} />
      </span>
    </li>
  );
}
