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
import { FailureNote, NewerNote, WaitingNote } from './notes.tsx';
import type { PublishState } from './publish.ts';
import { isTriedAgain, type Scheduled } from './schedule.ts';
import { ScheduledNote } from './scheduled-note.tsx';

/** The id of the form, whose inputs are also beside it. */
const FORM = 'publish-form';

type PublishPageProps = {
  state: PublishState;
  canBuild: boolean;
  /** Whether whoever looks may; else the page only shows what changed. */
  mayPublish: boolean;
  /** Whether something was just published, and the other changes were kept back. */
  isKeptBack: boolean;
  /** The publication that waits for its time. */
  scheduled: Scheduled | undefined;
  content: ContentFiles;
};

/** What changed since the last publication, and the button. */
export function PublishPage({
  state,
  scheduled,
  canBuild,
  mayPublish,
  isKeptBack,
  content,
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
  const isTicked = ({ path }: Change) => scheduled?.chosen?.includes(path) ?? !isKeptBack;
  const choice = (change: Change) => (
    <PublishBox change={change} isOne={isOne} isTicked={isTicked(change)} />
  );
  const list = changes.length > 0 && (
    <>
      <h2>{words.changesSince({ count: changes.length })}</h2>
      {canChoose && <input type="hidden" name="choice" value="true" />}
      {canChoose && !isOne && <p className="hint">{words.choose}</p>}
      <ChangeList changes={changes} action={action} {...(canChoose && { choice })} />
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
          id={FORM}
          action="/admin/publish"
          button={isIdle ? words.sendAgain : words.publish}
          busy={words.publishing}
          way={{ href: '/admin/', label: page.backToOverview }}
        >
          {list}
        </ConfirmForm>
      )}
      {canPublish && !isIdle && <PublishLater />}
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

/** The way to publish at a time, below the form that publishes at once. */
function PublishLater() {
  const words = useWords().publish.later;
  return (
    <details className="part">
      <summary>
        <h2>{words.title}</h2>
      </summary>
      <label htmlFor="later">{words.time}</label>
      <p className="hint" id="later-hint">
        {words.hint}
      </p>
      <p className="row entry-actions">
        <input
          type="datetime-local"
          id="later"
          name="later"
          form={FORM}
          aria-describedby="later-hint"
        />
        <input type="hidden" name="at" form={FORM} />
        <button type="submit" form={FORM} formAction="/admin/publish/later">
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
