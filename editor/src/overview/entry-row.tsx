import { displayName, type EntryFile, pictureOf, studyOf } from '../entries/entries.ts';
import { editLink, newLink, rowKey } from '../entries/entry-links.ts';
import { MoveButton } from '../pages/move-button.tsx';
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
        <RemoveForm path={path} button={shared.remove} label={shared.removeThis({ what: title })} />
        {isList && <MoveForm path={path} title={title} {...position} />}
      </span>
    </li>
  );
}

type RemoveFormProps = { path: string; button: string; label: string };

/** Removes an entry at once; the overview then has the way back. */
const RemoveForm = ({ path, button, label }: RemoveFormProps) => (
  <form method="post" action="/admin/remove">
    <input type="hidden" name="file" value={path} />
    <button type="submit" aria-label={label}>
      {button}
    </button>
  </form>
);

type MoveFormProps = { path: string; title: string; isFirst: boolean; isLast: boolean };

/** The buttons that move an entry up and down. */
function MoveForm({ path, title, isFirst, isLast }: MoveFormProps) {
  const shared = { what: title, name: 'by' };
  const key = rowKey(path);
  return (
    <form className="move" method="post" action="/admin/move">
      <input type="hidden" name="file" value={path} />
      <MoveButton to="up" id={`up-${key}`} {...shared} value={-1} disabled={isFirst} />
      <MoveButton to="down" id={`down-${key}`} {...shared} value={1} disabled={isLast} />
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
      <RemoveForm
        path={study}
        button={words.removeStudy}
        label={words.removeStudyOf({ project })}
      />
    </>
  );
}
