import { hiddenLinks } from '../../../content-model/src/hidden-links.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { ChangeList } from '../changes/change-list.tsx';
import type { Change } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { collectionLabel } from '../labels/labels.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { Note } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { ChangeGroups, Chosen } from './change-groups.tsx';
import { FailureNote, NewerNote, WaitingNote } from './notes.tsx';
import type { PublishState } from './publish.ts';
import { isTriedAgain, type Scheduled } from './schedule.ts';
import { ScheduledNote } from './scheduled-note.tsx';
import { ShareDraft } from './share-draft.tsx';
import type { Ticks } from './ticks.ts';

type PublishPageProps = {
  state: PublishState;
  canBuild: boolean;
  /** Whether whoever looks may; else the page only shows what changed. */
  mayPublish: boolean;
  /** What whoever looks has chosen before. */
  ticks: Ticks;
  /** The publication that waits for its time. */
  scheduled: Scheduled | undefined;
  content: ContentFiles;
  /** Where others see what is saved, if they can. */
  draft: string | undefined;
};

/** What changed since the last publication, and the button. */
export function PublishPage({
  state,
  scheduled,
  canBuild,
  mayPublish,
  ticks,
  content,
  draft,
}: PublishPageProps) {
  const { publish: words, page, server } = useWords();
  const { changes, hasMore, remote, unpushed, newer, blocker } = state;
  const isIdle = changes.length === 0 && !hasMore;
  const isWaiting = unpushed.length > 0;
  const next = remote ? words.willBeSent : canBuild ? words.willBeBuilt : words.willBeKept;
  const action = (change: Change) => mayPublish && <DiscardLink change={change} />;
  // Nothing can be kept back from the first publication: there is nothing that it changes.
  const canPublish = mayPublish && !blocker;
  const canChoose = state.head !== undefined && canPublish;
  const isOne = changes.length === 1;
  const isTicked = ({ path }: Change) => ticks[path] ?? scheduled?.chosen?.includes(path) ?? true;
  const choice = (change: Change) => (
    <PublishBox change={change} isOne={isOne} isTicked={isTicked(change)} />
  );
  const list = changes.length > 0 && (
    <>
      <h2>{words.changesSince({ count: changes.length })}</h2>
      {canChoose && <input type="hidden" name="choice" value="true" />}
      {canChoose && !isOne && <ChooseAll />}
      <ChangeGroups {...{ changes, content, action, isTicked }} {...(canChoose && { choice })} />
    </>
  );
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
      {!isIdle && canPublish && <p>{next}</p>}
      {hasMore && <p>{words.onlySmallThings}</p>}
      {changes.some(isOfSections) && <HiddenLinks content={state.after} />}
      {!canPublish || (isIdle && !isWaiting) ? (
        list
      ) : (
        <ConfirmForm
          action="/admin/publish"
          button={isIdle ? words.sendAgain : words.publish}
          busy={words.publishing}
          way={{ href: '/admin/', label: page.backToOverview }}
          beside={
            !isIdle && (
              <>
                <PublishLater />
                {canChoose && !isOne && <Chosen of={changes} isTicked={isTicked} />}
              </>
            )
          }
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

const isOfSections = ({ path }: Change) => path.startsWith('pages/home.');

/** The links that are hidden with sections of the home page. */
function HiddenLinks({ content }: { content: Pick<ContentFiles, 'files'> }) {
  const language = useLanguage();
  const words = useWords().publish;
  const names = hiddenLinks(content).map(
    ({ collection, text }) => `${collectionLabel(collection, language)}: ${text}`,
  );
  const links = new Intl.ListFormat(language).format(names);
  return links !== '' && <p>{words.hiddenLinks({ links })}</p>;
}

type PublishBoxProps = { change: Change; isOne: boolean; isTicked: boolean };

/** Whether a change goes online; the only one does. */
function PublishBox({ change, isOne, isTicked }: PublishBoxProps) {
  const language = useLanguage();
  const field = { name: 'publish', value: change.path, defaultChecked: isTicked };
  return (
    <label>
      <input type={isOne ? 'hidden' : 'checkbox'} {...field} /> {nameOf(change, language)}
      {!isOne && <input type="hidden" name="shown" value={change.path} />}
    </label>
  );
}

function DiscardLink({ change }: { change: Change }) {
  const language = useLanguage();
  const { label, labelFor } = useWords().publish.discard;
  return (
    <a
      href={`/admin/publish/discard?change=${encodeURIComponent(change.path)}`}
      aria-label={labelFor({ entry: nameOf(change, language) })}
    >
      {label}
    </a>
  );
}

/** Ticks or unticks all boxes, also without a script. */
function ChooseAll() {
  const words = useWords().publish;
  return (
    <>
      <p className="hint">{words.choose}</p>
      <p className="row" data-at-once="">
        {(['all', 'none'] as const).map((which) => (
          <button
            key={which}
            type="submit"
            formAction="/admin/publish/choice"
            name="choose"
            value={which}
          >
            {words.chooseAll[which]}
          </button>
        ))}
      </p>
    </>
  );
}

/** The way to publish at a time, beside the button that publishes at once. */
function PublishLater() {
  const words = useWords().publish.later;
  return (
    <details className="later">
      <summary className="button">{words.title}</summary>
      <label htmlFor="later">{words.time}</label>
      <p className="hint" id="later-hint">
        {words.hint}
      </p>
      <p className="row entry-actions">
        <input type="datetime-local" id="later" name="later" aria-describedby="later-hint" />
        <input type="hidden" name="at" />
        <button type="submit" formAction="/admin/publish/later">
          {words.confirm}
        </button>
      </p>
    </details>
  );
}

type DiscardPageProps = {
  change: Change;
  /** Why the change cannot be undone. */
  issues?: readonly ContentIssue[];
  /** To name the entries of the issues. */
  content?: ContentFiles;
};

/** The question before changes that are not published are undone. */
export function DiscardPage({ change, issues = [], content }: DiscardPageProps) {
  const language = useLanguage();
  const { question, refused, sentence, confirm, keep } = useWords().publish.discard;
  return (
    <>
      <h1>{question({ entry: nameOf(change, language) })}</h1>
      <IssuesNote {...refused} issues={issues} content={content} />
      <p>{sentence}</p>
      <ChangeList changes={[change]} />
      <ConfirmForm
        action="/admin/publish/discard"
        hidden={{ change: change.path }}
        button={confirm}
        way={{ href: '/admin/publish', label: keep }}
      />
    </>
  );
}
