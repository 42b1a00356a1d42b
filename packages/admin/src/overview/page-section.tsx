import type { Documents } from '../../../content-model/src/collection-types.ts';
import { addPageLabel, collectionLabel } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { newLink, pagesLink } from '../entries/entry-links.ts';
import { pagesInOrder } from '../entries/page-days.ts';
import { PageRows } from '../page-list/page-rows.tsx';
import type { PublicationStates } from '../publish/publication-states.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { MOST_PAGES } from './place-on-overview.ts';

type PageSectionProps = {
  documents: Documents;
  /** The level of its heading; undefined if the heading above names it already. */
  level: 'h3' | 'h4' | undefined;
  content: ContentFiles;
  states: PublicationStates;
};

/** The first pages of a kind in the order of the site, with links to all pages of the kind and to a new page. */
export function PageSection({ documents, level: Heading, content, states }: PageSectionProps) {
  const language = useLanguage();
  const { overview, pageList } = useWords();
  const { folder } = documents;
  const pages = pagesInOrder(content, documents);
  return (
    <section className="list" data-list={folder}>
      {Heading && (
        <Heading>
          {collectionLabel(documents, language)}{' '}
          <small>{overview.count({ entries: pages.length })}</small>
        </Heading>
      )}
      {pages.length > 0 && (
        <PageRows pages={pages.slice(0, MOST_PAGES)} content={content} states={states} />
      )}
      <p className="row">
        <a className="button" href={newLink(folder)}>
          {addPageLabel(documents, language)}
        </a>
        {pages.length > MOST_PAGES && (
          <a href={pagesLink(folder)}>{pageList.all({ count: pages.length })}</a>
        )}
      </p>
    </section>
  );
}
