import type { Commit } from '../../../content-store/src/git/repository.ts';
import { ChangeList } from '../changes/change-list.tsx';
import type { Change } from '../changes/changes.ts';
import { WithTime } from '../pages/time.tsx';
import { useWords } from '../words/words.ts';

/** A publication, and whether its changes can be undone. */
export type Publication = { commit: Commit; canTakeBack: boolean };

/** When and by whom something was published. */
function WhenAndWho({ commit: { author, date } }: Pick<Publication, 'commit'>) {
  const style = { dateStyle: 'full', timeStyle: 'short' } as const;
  const { by } = useWords().history;
  return (
    <p className="hint">
      <WithTime message={({ time }) => by({ author, time })} at={date} style={style} />
    </p>
  );
}

/** The latest publications. */
export function HistoryPage({
  publications,
  mayTakeBack,
}: {
  publications: readonly Publication[];
  mayTakeBack: boolean;
}) {
  const words = useWords().history;
  const intro = mayTakeBack ? words.intro : words.introToLook;
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{publications.length === 0 ? words.none : intro}</p>
      <ol className="plain boxes">
        {publications.map((publication) => (
          <Item key={publication.commit.id} publication={publication} />
        ))}
      </ol>
    </>
  );
}

/** A publication in the list, with its buttons. */
function Item({ publication: { commit, canTakeBack } }: { publication: Publication }) {
  const words = useWords().history;
  const { id, subject } = commit;
  return (
    <li>
      <h2>{subject}</h2>
      <WhenAndWho commit={commit} />
      <div className="row actions">
        <a
          href={`/admin/history/at?commit=${id}`}
          aria-label={words.lookFor({ publication: subject })}
        >
          {words.look}
        </a>
        {canTakeBack && (
          <form method="post" action="/admin/history/take-back">
            <input type="hidden" name="commit" value={id} />
            <button type="submit" aria-label={words.takeBackFor({ publication: subject })}>
              {words.takeBack}
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

/** The changes of a publication, with both versions. */
export function PublicationPage({ commit, changes }: { commit: Commit; changes: Change[] }) {
  const { history: words, publish } = useWords();
  return (
    <>
      <h1>{commit.subject}</h1>
      <WhenAndWho commit={commit} />
      <h2>{publish.changeCount({ count: changes.length })}</h2>
      <ChangeList changes={changes} />
      <p>
        <a href="/admin/history">{words.backToHistory}</a>
      </p>
    </>
  );
}
