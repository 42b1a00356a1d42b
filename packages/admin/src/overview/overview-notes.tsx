import { issuesOf } from '../../../content-model/src/changes.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import type { RemovedEntry } from '../lists/removed-entries.ts';
import { NoteLine } from '../pages/note.tsx';
import { firstStop, waitingTexts } from '../walk/walk.ts';
import { useWords } from '../words/words.ts';

/** The note that no draft is left, with the link to publishing. */
export function WrittenNote() {
  const { done, publish } = useWords().walk;
  return (
    <NoteLine role="status">
      {done} <a href="/admin/publish">{publish}</a>
    </NoteLine>
  );
}

type ContentStateProps = { content: ContentFiles; sample: ContentFiles['files'] | undefined };

/** The issues of the content, and the number of texts that wait to be written. */
export function ContentState({ content, sample }: ContentStateProps) {
  const { overview: words, walk } = useWords();
  const issues = issuesOf(content);
  const texts = waitingTexts(content, sample);
  if (issues.length === 0 && texts.length === 0) {
    return (
      <p className="hint" role="status">
        {words.inOrder}
      </p>
    );
  }
  return (
    <>
      <IssuesNote
        heading={words.notInOrder({ issues: issues.length })}
        issues={issues}
        content={content}
      />
      {texts.length > 0 && (
        <NoteLine role="status">
          {walk.waiting({ count: texts.length })} <a href={firstStop(texts)}>{walk.begin}</a>{' '}
          <a href="/admin/waiting">{words.seeDrafts}</a>
        </NoteLine>
      )}
    </>
  );
}

/** A removed entry, with the button that restores it. */
export function UndoForm({ removed }: { removed: RemovedEntry }) {
  const { undo, wasRemoved } = useWords().overview;
  return (
    <form className="state row" method="post" action="/admin/restore">
      <input type="hidden" name="id" value={removed.id} />
      <span>{wasRemoved({ entry: removed.title })}</span>{' '}
      <button type="submit" aria-label={`${undo}: ${removed.title}`}>
        {undo}
      </button>
    </form>
  );
}
