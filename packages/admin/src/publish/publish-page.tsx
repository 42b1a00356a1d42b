import type { TypefaceFiles } from '../../../content-model/src/hints.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Change } from '../changes/changes.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { Note } from '../pages/note.tsx';
import { useWords } from '../words/words.ts';
import { ChangeGroups } from './change-groups.tsx';
import { ChooseAll, Chosen, PublishBox } from './choose-changes.tsx';
import { ComingPages } from './coming-pages.tsx';
import { DiscardLink } from './discard-page.tsx';
import { HiddenLinks } from './hidden-links.tsx';
import { HintsNote } from './hints-note.tsx';
import { FailureNote, NewerNote, WaitingNote } from './notes.tsx';
import { PublishLater } from './publish-later.tsx';
import type { PublishState } from './publish-state.ts';
import { isTriedAgain, type Scheduled } from './schedule.ts';
import { ScheduledNote } from './scheduled-note.tsx';
import { ShareDraft } from './share-draft.tsx';
import type { Ticks } from './ticks.ts';

type PublishPageProps = {
  state: PublishState;
  canBuild: boolean;
  /** Whether this machine serves the site, and builds it on each day on which a page appears or leaves. */
  isServedHere: boolean;
  /** Whether the person may publish; if not, the page only shows the changes. */
  mayPublish: boolean;
  /** The person's earlier choice. */
  ticks: Ticks;
  /** The publication that waits for its time. */
  scheduled: Scheduled | undefined;
  content: ContentFiles;
  /** The link to the draft, if others can open it. */
  draft: string | undefined;
  /** The letters of the typefaces, for hints; undefined where the files are not read. */
  typefaces: TypefaceFiles | undefined;
};

/** The changes since the last publication, and the button. */
export function PublishPage(props: PublishPageProps) {
  const { state, scheduled, mayPublish, ticks, content, draft } = props;
  const { publish: words, page } = useWords();
  const { changes } = state;
  const isIdle = hasNothing(state);
  const isWaiting = state.unpushed.length > 0;
  const canPublish = mayPublish && !state.blocker;
  // A first publication has all changes: there is no earlier version for the changes that would be left out.
  const canChoose = state.head !== undefined && canPublish;
  const isOne = changes.length === 1;
  const isTicked = ({ path }: Change) => ticks[path] ?? scheduled?.chosen?.includes(path) ?? true;
  const action = (change: Change) => mayPublish && <DiscardLink change={change} />;
  const choice = (change: Change) => (
    <PublishBox change={change} isOne={isOne} isTicked={isTicked(change)} />
  );
  const list = changes.length > 0 && (
    <>
      <h2>{words.changesSince({ count: changes.length })}</h2>
      {canChoose && <input type="hidden" name="choice" value="true" />}
      {canChoose && !isOne && <ChooseAll />}
      <ChangeGroups
        changes={changes}
        content={content}
        action={action}
        choice={canChoose ? choice : undefined}
        isTicked={isTicked}
      />
    </>
  );
  const later = !isIdle && (
    <>
      <PublishLater />
      {canChoose && !isOne && <Chosen of={changes} isTicked={isTicked} />}
    </>
  );
  return (
    <>
      <StateNotes {...props} />
      {!canPublish || (isIdle && !isWaiting) ? (
        list
      ) : (
        <ConfirmForm
          action="/admin/publish"
          button={isIdle ? words.sendAgain : words.publish}
          busy={words.publishing}
          way={{ href: '/admin/', label: page.backToOverview }}
          beside={later}
        >
          {list}
        </ConfirmForm>
      )}
      {draft && <ShareDraft href={draft} />}
      <p>
        <a href="/admin/history">{words.history}</a>
      </p>
    </>
  );
}

const hasNothing = ({ changes, hasUnshownChanges }: PublishState) =>
  changes.length === 0 && !hasUnshownChanges;

/** The notes before a publication. */
function StateNotes(props: PublishPageProps) {
  const { state, scheduled, canBuild, isServedHere, mayPublish, content, typefaces } = props;
  const { publish: words, server } = useWords();
  const { changes, hasUnshownChanges, remote, unpushed, newer, blocker } = state;
  const isIdle = hasNothing(state);
  const isWaiting = unpushed.length > 0;
  const withoutRemote = canBuild ? words.willBeBuilt : words.willBeKept;
  return (
    <>
      {scheduled && (
        <ScheduledNote scheduled={scheduled} mayCancel={mayPublish} content={content} />
      )}
      {blocker && <FailureNote failure={blocker} heading={words.notPublished} />}
      {newer.length > 0 && <NewerNote newer={newer} />}
      {isWaiting && !(scheduled && isTriedAgain(scheduled)) && (
        <WaitingNote count={unpushed.length} />
      )}
      {isIdle && !isWaiting && <p>{words.nothingChanged}</p>}
      {!mayPublish && (
        <Note heading={server.mayNotPublish.title} sentence={server.mayNotPublish.sentence} />
      )}
      {!isIdle && mayPublish && !blocker && <p>{remote ? words.willBeSent : withoutRemote}</p>}
      <ComingPages content={content} isSent={remote !== undefined && !isServedHere} />
      {typefaces && <HintsNote content={content} typefaces={typefaces} />}
      {hasUnshownChanges && <p>{words.onlySmallThings}</p>}
      {changes.some(isOfSections) && <HiddenLinks content={state.after} />}
    </>
  );
}

const isOfSections = ({ path }: Change) => path.startsWith('pages/home.');
