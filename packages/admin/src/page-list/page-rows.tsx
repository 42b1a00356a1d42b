import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile } from '../entries/entries.ts';
import { editLink, rowKey } from '../entries/entry-links.ts';
import { dateOf, stateByDays } from '../entries/page-days.ts';
import { RemoveForm } from '../lists/remove-form.tsx';
import type { PublicationStates } from '../publish/publication-states.ts';
import { useLanguage, useWords } from '../words/words.ts';

type ListedProps = { content: ContentFiles; states: PublicationStates };

/** Pages of a kind, each with a link to its form, its date, its coming days, and whether it is published. */
export const PageRows = ({ pages, ...listed }: ListedProps & { pages: readonly EntryFile[] }) => (
  <ol className="plain boxes entries">
    {pages.map((page) => (
      <PageRow key={page.path} page={page} {...listed} />
    ))}
  </ol>
);

function PageRow({ page, content, states }: ListedProps & { page: EntryFile }) {
  const { path } = page;
  const language = useLanguage();
  const { page: shared, pageList } = useWords();
  const title = displayName(content, page);
  const state = states.get(path);
  const about = [
    dateOf(content, page, language),
    stateByDays(content, page, language),
    state && pageList[state],
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li id={rowKey(path)} className="row" data-file={path}>
      <span className="title">
        <a href={editLink(path)}>{title}</a>
        {about && <small>{about}</small>}
      </span>
      <span className="row actions">
        <RemoveForm path={path} button={shared.remove} label={shared.removeThis({ what: title })} />
      </span>
    </li>
  );
}
