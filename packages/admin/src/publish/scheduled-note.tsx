import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { locateIssue } from '../issues/issue-list.tsx';
import { Note } from '../pages/note.tsx';
import { WithTime } from '../pages/time.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import type { ChangedSince } from './changed-since.ts';
import { FailureNote } from './notes.tsx';
import { isTriedAgain, type Scheduled } from './schedule.ts';

type ScheduledNoteProps = {
  scheduled: Scheduled;
  mayCancel: boolean;
  /** The content, to name the changed entries. */
  content: ContentFiles;
};

/** The scheduled publication, or the reason why it is not online, with the button that cancels it. */
export function ScheduledNote({ scheduled, mayCancel, content }: ScheduledNoteProps) {
  const words = useWords().publish.later;
  const style = { dateStyle: 'full', timeStyle: 'short' } as const;
  const { failed, failure, changed = [] } = scheduled;
  const message = failed ? words.failed : words.waits;
  const heading = <WithTime message={message} at={scheduled.at} style={style} />;
  return (
    <form method="post" action="/admin/publish/cancel">
      {failure ? (
        <FailureNote
          failure={failure}
          heading={heading}
          consequence={isTriedAgain(scheduled) ? words.triedAgain : words.tryAgain}
        />
      ) : (
        <Note
          isFailure={Boolean(failed) || changed.length > 0}
          heading={heading}
          sentence={sentenceOf(scheduled, words)}
        >
          {changed.length > 0 && <ChangedList changed={changed} content={content} />}
          {!failed && <PlannedList scheduled={scheduled} content={content} />}
        </Note>
      )}
      {mayCancel && (
        <p>
          <button type="submit">{words.cancel}</button>
        </p>
      )}
    </form>
  );
}

/** The reason why a publication is not online, and the remedy. */
function sentenceOf(
  { failed, changed = [], person }: Scheduled,
  words: ReturnType<typeof useWords>['publish']['later'],
): string | undefined {
  if (failed === 'noPerson') return words.noPerson({ name: person?.name ?? '' });
  if (failed === 'changed') return words.held;
  if (failed) return words.tryAgain;
  return changed.length > 0 ? words.willBeHeld : undefined;
}

type PlannedListProps = Pick<ScheduledNoteProps, 'scheduled' | 'content'>;

/** The changes of a scheduled publication. */
function PlannedList({ scheduled: { chosen, approved = {} }, content }: PlannedListProps) {
  const words = useWords().publish.later;
  const paths = chosen ?? Object.keys(approved);
  if (paths.length === 0) return null;
  return (
    <>
      <p>{words.what}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <EntryName path={path} content={content} />
          </li>
        ))}
      </ul>
    </>
  );
}

type EntryNameProps = { path: string; content: ContentFiles };

/** The name of an entry as a link to its form, or the name of a file that belongs to no entry. */
function EntryName({ path, content }: EntryNameProps) {
  const place = locateIssue({ file: `content/${path}` }, useLanguage(), content);
  return place ? <a href={place.href}>{place.name}</a> : path.slice(path.lastIndexOf('/') + 1);
}

type ChangedListProps = { changed: readonly ChangedSince[]; content: ContentFiles };

/** The later changes, and who made them. */
function ChangedList({ changed, content }: ChangedListProps) {
  const words = useWords().publish.later;
  return (
    <ul>
      {changed.map(({ path, by }) => (
        <li key={path}>
          <EntryName path={path} content={content} />{' '}
          <small>({by === undefined ? words.changedOutside : words.changedBy({ name: by })})</small>
        </li>
      ))}
    </ul>
  );
}
