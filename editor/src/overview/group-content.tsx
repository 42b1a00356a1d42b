import type { Documents, List } from '../../../content-model/src/collections.ts';
import type { Group } from '../../../content-model/src/site-map.ts';
import { hasOwnAddress } from '../edit/edited-entry.ts';
import { displayName, pictureOf } from '../entries/entries.ts';
import { editLink, newLink } from '../entries/entry-links.ts';
import { collectionLabel } from '../labels/labels.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { EntryRow } from './entry-row.tsx';
import type { View } from './view.ts';

type Level = 'h3' | 'h4';

type GroupContentProps = { group: Group; view: View; level: Level };

/** The entries of a group: those there is one of as links, and lists. */
export function GroupContent({ group: { collections }, view, level }: GroupContentProps) {
  const singletons = view.entries.filter(
    ({ collection }) => collection.type === 'singleton' && collections.includes(collection),
  );
  const many = collections.filter(
    (collection): collection is List | Documents => collection.type !== 'singleton',
  );
  const shown = many.filter(
    (collection) => collection.type === 'list' || hasOwnAddress(collection),
  );
  const needsHeadings = singletons.length + shown.length > 1;
  return (
    <>
      {singletons.length > 0 && (
        <ul className="plain boxes cards">
          {singletons.map((entry) => (
            <li key={entry.path}>
              <a href={editLink(entry.path)}>{displayName(view.content, entry)}</a>
            </li>
          ))}
        </ul>
      )}
      {shown.map((collection) => (
        <ListSection
          key={collection.folder}
          collection={collection}
          hasStudies={many.some((each) => each.type === 'documents' && each !== collection)}
          level={needsHeadings ? level : undefined}
          view={view}
        />
      ))}
    </>
  );
}

type ListSectionProps = {
  collection: List | Documents;
  /** Whether its entries may have a case study. */
  hasStudies: boolean;
  /** The level of its heading; undefined where the heading above says it. */
  level: Level | undefined;
  view: View;
};

/** The entries of a collection, with what can be done to them. */
function ListSection({ collection, hasStudies, level: Heading, view }: ListSectionProps) {
  const language = useLanguage();
  const { content, entries, step } = view;
  const words = useWords().overview;
  const name = collectionLabel(collection, language);
  const own = entries.filter((entry) => entry.collection === collection);
  const hasPictures = own.some((entry) => pictureOf(content, entry) !== undefined);
  const position = own.findIndex(({ path }) => path === step.moved?.path) + 1;
  const { addTo, addPage } = useWords().entry;
  const isFull = collection.type === 'list' && own.length >= collection.atMost;
  return (
    <section className="list" data-list={collection.folder}>
      {Heading && (
        <Heading>
          {name} <small>{words.count({ entries: own.length })}</small>
        </Heading>
      )}
      {position > 0 && step.moved && (
        <p className="moved" role="status">
          {words.isNow({ entry: displayName(content, step.moved), position, count: own.length })}
        </p>
      )}
      {own.length > 0 && (
        <ol className="plain boxes entries">
          {own.map((entry, index) => (
            <EntryRow
              key={entry.path}
              entry={entry}
              isFirst={index === 0}
              isLast={index === own.length - 1}
              hasStudies={hasStudies}
              hasPictures={hasPictures}
              view={view}
            />
          ))}
        </ol>
      )}
      {!isFull && (
        <p>
          <a className="button" href={newLink(collection.folder)}>
            {collection.type === 'list' ? addTo({ list: name }) : addPage}
          </a>
        </p>
      )}
    </section>
  );
}
