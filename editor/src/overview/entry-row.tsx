import { displayName, type EntryFile, pictureOf, studyOf } from '../entries/entries.ts';
import { editLink, newLink, removeLink } from '../entries/entry-links.ts';
import { rowKey } from '../lists/row-key.ts';
import { useWords } from '../words/language-context.ts';
import type { View } from './view.ts';

type RowProps = { entry: EntryFile; view: View };

type EntryRowProps = RowProps & {
  isFirst: boolean;
  isLast: boolean;
  /** Whether it may have a case study. */
  hasStudies: boolean;
  /** Whether some entry of its list has a picture. */
  hasPictures: boolean;
};

/** An entry in its list: a link to its form, and what can be done to it. */
export function EntryRow({ entry, view, hasStudies, hasPictures, ...position }: EntryRowProps) {
  const { content } = view;
  const { path, collection } = entry;
  const words = useWords().overview;
  const shared = useWords().page;
  const isList = collection.type === 'list';
  const picture = pictureOf(content, entry);
  const title = displayName(content, entry);
  return (
    <li id={rowKey(path)} className="row" data-file={path}>
      {isList && <span className="handle" title={words.drag} aria-hidden="true" />}
      {isList && picture && (
        <img src={`/admin/picture/${encodeURI(picture)}?small`} alt="" loading="lazy" />
      )}
      {isList && !picture && hasPictures && <span className="no-picture" />}
      <a className="title" href={editLink(path)}>
        {title}
      </a>
      <span className="row actions">
        {hasStudies && <StudyLinks entry={entry} view={view} />}
        {isList && (
          <a
            href={newLink(collection.folder, path)}
            aria-label={words.duplicateEntry({ entry: title })}
          >
            {words.duplicate}
          </a>
        )}
        <a href={removeLink(path)} aria-label={shared.removeThis({ what: title })}>
          {shared.remove}
        </a>
        {isList && <MoveForm entry={entry} view={view} {...position} />}
      </span>
    </li>
  );
}

/** The buttons that move an entry up and down. */
function MoveForm({
  entry: { path, ...entry },
  view: { content },
  isFirst,
  isLast,
}: RowProps & Pick<EntryRowProps, 'isFirst' | 'isLast'>) {
  const { moveUp, moveDown } = useWords().page;
  const what = displayName(content, { path, ...entry });
  const buttons = [
    { by: -1, id: 'up', label: moveUp({ what }), isOff: isFirst, arrow: 'M3 10.5l5-5 5 5' },
    { by: 1, id: 'down', label: moveDown({ what }), isOff: isLast, arrow: 'M3 5.5l5 5 5-5' },
  ];
  return (
    <form className="move" method="post" action="/admin/move">
      <input type="hidden" name="file" value={path} />
      {buttons.map(({ by, id, label, isOff, arrow }) => (
        <button
          key={id}
          type="submit"
          id={`${id}-${rowKey(path)}`}
          name="by"
          value={by}
          aria-label={label}
          title={label}
          disabled={isOff}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={arrow} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      ))}
    </form>
  );
}

/** The links to the case study of a project. */
function StudyLinks({ entry, view: { content } }: RowProps) {
  const words = useWords().overview;
  const project = displayName(content, entry);
  const study = studyOf(entry.path);
  if (!content.files.has(study)) {
    return (
      <a
        href={`/admin/new?study=${encodeURIComponent(entry.path)}`}
        aria-label={words.writeStudyOf({ project })}
      >
        {words.writeStudy}
      </a>
    );
  }
  return (
    <>
      <a href={editLink(study)} aria-label={words.studyOf({ project })}>
        {words.study}
      </a>{' '}
      <a href={removeLink(study)} aria-label={words.removeStudyOf({ project })}>
        {words.removeStudy}
      </a>
    </>
  );
}
