import { posix } from 'node:path';
import type { List } from '../../../content-model/src/collection-types.ts';
import { collectionLabel, entryPageWords } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Group } from '../../../content-model/src/site-map.ts';
import { hasOwnAddress } from '../edit/edited-entry.ts';
import { displayName, type EntryFile, pageOfEntry, pictureOf } from '../entries/entries.ts';
import { editLink, newLink, pictureLink, rowKey } from '../entries/entry-links.ts';
import { RemoveForm } from '../lists/remove-form.tsx';
import { MoveButton } from '../pages/move-button.tsx';
import type { PublicationStates } from '../publish/publication-states.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { PageSection } from './page-section.tsx';

/** The owner's last step on the overview. */
export type LastStep = {
  /** The entry that was moved or restored. */
  moved?: EntryFile | undefined;
  restored?: EntryFile | undefined;
};

/** The content, and the context of its lists. */
export type View = {
  content: ContentFiles;
  entries: readonly EntryFile[];
  step: LastStep;
  states: PublicationStates;
};

type Level = 'h3' | 'h4';

type GroupContentProps = { group: Group; view: View; level: Level };

/** The entries of a group: singletons as links, and lists. */
export function GroupContent({ group: { collections }, view, level }: GroupContentProps) {
  const singletons = view.entries.filter(
    ({ collection }) => collection.type === 'singleton' && collections.includes(collection),
  );
  const lists = collections.filter((collection) => collection.type === 'list');
  const pages = collections.filter((collection) => collection.type === 'documents');
  const ownPages = pages.filter(hasOwnAddress);
  const needsHeadings = singletons.length + lists.length + ownPages.length > 1;
  const own = needsHeadings ? level : undefined;
  return (
    <>
      {singletons.length > 0 && (
        <ul className="plain boxes cards">
          {singletons.map((entry) => (
            <li key={entry.path} id={rowKey(entry.path)}>
              <a href={editLink(entry.path)}>{displayName(view.content, entry)}</a>
            </li>
          ))}
        </ul>
      )}
      {lists.map((list) => (
        <ListSection
          key={list.folder}
          collection={list}
          hasPages={pages.length > 0}
          level={own}
          view={view}
        />
      ))}
      {ownPages.map((each) => (
        <PageSection
          key={each.folder}
          documents={each}
          level={own}
          content={view.content}
          states={view.states}
        />
      ))}
    </>
  );
}

type ListSectionProps = {
  collection: List;
  /** Whether entries of this list may have pages of their own. */
  hasPages: boolean;
  /** The level of its heading; undefined if the heading above names it already. */
  level: Level | undefined;
  view: View;
};

/** The entries of a list, with their buttons. */
function ListSection({ collection, hasPages, level: Heading, view }: ListSectionProps) {
  const language = useLanguage();
  const { content, entries, step } = view;
  const words = useWords().overview;
  const name = collectionLabel(collection, language);
  const own = entries.filter((entry) => entry.collection === collection);
  const hasPictures = own.some((entry) => pictureOf(content, entry) !== undefined);
  const position = own.findIndex(({ path }) => path === step.moved?.path) + 1;
  const { addTo } = useWords().entry;
  const isFull = own.length >= collection.atMost;
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
              hasPages={hasPages}
              hasPictures={hasPictures}
              view={view}
            />
          ))}
        </ol>
      )}
      {!isFull && (
        <p>
          <a className="button" href={newLink(collection.folder)}>
            {addTo({ list: name })}
          </a>
        </p>
      )}
    </section>
  );
}

type RowProps = { entry: EntryFile; view: View };

type EntryRowProps = RowProps & {
  isFirst: boolean;
  isLast: boolean;
  /** Whether this entry may have a page of its own. */
  hasPages: boolean;
  /** Whether some entry of its list has a picture. */
  hasPictures: boolean;
};

/** An entry in its list: a link to its form, and its buttons. */
function EntryRow({ entry, view, hasPages, hasPictures, ...position }: EntryRowProps) {
  const { content } = view;
  const { path } = entry;
  const words = useWords().overview;
  const shared = useWords().page;
  const picture = pictureOf(content, entry);
  const title = displayName(content, entry);
  return (
    <li id={rowKey(path)} className="row" data-file={path}>
      <span className="handle" title={words.drag} aria-hidden="true" />
      {picture && <img src={`${pictureLink(picture)}?small`} alt="" loading="lazy" />}
      {!picture && hasPictures && <span className="no-picture" />}
      <a className="title" href={editLink(path)}>
        {title}
      </a>
      <span className="row actions">
        {hasPages && <EntryPageLinks entry={entry} view={view} />}
        <a
          href={newLink(posix.dirname(path), path)}
          aria-label={words.duplicateEntry({ entry: title })}
        >
          {words.duplicate}
        </a>
        <RemoveForm path={path} button={shared.remove} label={shared.removeThis({ what: title })} />
        <MoveForm path={path} title={title} {...position} />
      </span>
    </li>
  );
}

type MoveFormProps = { path: string; title: string; isFirst: boolean; isLast: boolean };

/** The buttons that move an entry up and down. */
function MoveForm({ path, title, isFirst, isLast }: MoveFormProps) {
  const shared = { what: title, name: 'by' };
  const key = rowKey(path);
  return (
    <form className="move" data-at-once="" method="post" action="/admin/move">
      <input type="hidden" name="file" value={path} />
      <MoveButton to="up" id={`up-${key}`} {...shared} value={-1} disabled={isFirst} />
      <MoveButton to="down" id={`down-${key}`} {...shared} value={1} disabled={isLast} />
    </form>
  );
}

/** The links to the page about an entry, such as the case study of a project. */
function EntryPageLinks({ entry, view: { content } }: RowProps) {
  const language = useLanguage();
  const folder = posix.dirname(entry.path);
  const words = entryPageWords(folder, displayName(content, entry), language);
  const page = pageOfEntry(entry.path);
  if (!words) return null;
  if (!content.files.has(page)) {
    return (
      <a href={`/admin/new?study=${encodeURIComponent(entry.path)}`} aria-label={words.writeOf}>
        {words.write}
      </a>
    );
  }
  return (
    <>
      <a href={editLink(page)} aria-label={words.openOf}>
        {words.open}
      </a>{' '}
      <RemoveForm path={page} button={words.remove} label={words.removeOf} />
    </>
  );
}
