import type { ReactNode } from 'react';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { countOf, type UnfinishedPage } from '../../../content-model/src/unfinished.ts';
import type { Failure } from '../../../content-store/src/git/failures.ts';
import type { Commit } from '../../../content-store/src/git/repository.ts';
import { IssuesNote, locateIssue } from '../issues/issue-list.tsx';
import { Note, NoteLine } from '../pages/note.tsx';
import { WithTime } from '../pages/time.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import type { Online } from './online.ts';
import type { Outcome } from './outcome.ts';

/** The number of publications that are not online yet. */
export const WaitingNote = ({ count }: { count: number }) => (
  <NoteLine>{useWords().publish.waiting({ count })}</NoteLine>
);

/** The note that others have published, and when their work arrives here. */
export function NewerNote({ newer }: { newer: readonly Commit[] }) {
  const { heading, sentence } = useWords().publish.newer;
  return (
    <Note heading={heading}>
      <ul>
        {newer.map(({ id, subject, author }) => (
          <li key={id}>
            {subject} <small>({author})</small>
          </li>
        ))}
      </ul>
      <p>{sentence}</p>
    </Note>
  );
}

/** The reason why the sample agency cannot be published, and the way to a site of one's own. */
export const SampleNote = () => <Note {...useWords().publish.sample} />;

type FailureNoteProps = {
  failure: Failure;
  heading: ReactNode;
  /** The consequence for the changes. */
  consequence?: string;
};

/** The reason of a failure, the consequence for the changes, and the output of the failed program. */
export function FailureNote({ failure, heading, consequence }: FailureNoteProps) {
  const { reason, message } = failure;
  const words = useWords().publish;
  const isToldAtOnce = reason === 'refused' || reason === 'unknown';
  return (
    <Note isFailure heading={heading} sentence={words.failures[reason]}>
      {isToldAtOnce && <blockquote>{message}</blockquote>}
      {consequence && <p>{consequence}</p>}
      {!isToldAtOnce && message !== '' && (
        <details>
          <summary>{words.whatWasSaid}</summary>
          <pre>{message}</pre>
        </details>
      )}
    </Note>
  );
}

/** The number of texts that wait to be written, where they do not prevent a publication. */
export function UnwrittenNote({ count }: { count: number }) {
  const { overview, walk } = useWords();
  return (
    <NoteLine role="status">
      {walk.waiting({ count })} <a href="/admin/waiting">{overview.seeDrafts}</a>
    </NoteLine>
  );
}

type UnfinishedNoteProps = {
  pages: readonly UnfinishedPage[];
  content: ContentFiles;
  /** Whether the texts are written, but their changes are not chosen. */
  isHeldBack?: boolean;
};

/** The texts with which no site is built for visitors, each with a link to its field. */
export function UnfinishedNote({ pages, content, isHeldBack = false }: UnfinishedNoteProps) {
  const language = useLanguage();
  const { publish, walk } = useWords();
  const { where, sentence } = publish.unfinished;
  const count = countOf(pages);
  const note = isHeldBack
    ? {
        heading: publish.heldBackTexts.heading({ count }),
        sentence: publish.heldBackTexts.sentence,
      }
    : { heading: walk.waiting({ count }), sentence };
  return (
    <Note isFailure {...note}>
      <details open>
        <summary>{where}</summary>
        <ul>
          {pages
            .flatMap(({ texts }) => texts)
            .map((each) => {
              const place = locateIssue(each, language, content);
              const [first = ''] = each.text.split('\n');
              return (
                <li key={JSON.stringify(each)}>
                  {place ? <a href={place.href}>{place.name}</a> : each.file}: {first}
                </li>
              );
            })}
        </ul>
      </details>
    </Note>
  );
}

/** The reason why there is no readable history, without which nothing is published. */
export function WithoutHistory({ failure }: { failure: Failure }) {
  const { heading, unreadable, forDevelopers } = useWords().publish.noHistory;
  const isMissing = failure.reason === 'noGit' || failure.reason === 'noRepository';
  return isMissing ? (
    <FailureNote failure={failure} heading={heading} consequence={forDevelopers} />
  ) : (
    <FailureNote failure={failure} heading={unreadable} />
  );
}

type OutcomeNoteProps = {
  outcome: Exclude<Outcome, { what: 'published' | 'conflict' }>;
  content: ContentFiles;
};

/** The note about a publication that is neither online nor in conflict. */
export function OutcomeNote({ outcome, content }: OutcomeNoteProps) {
  const words = useWords().publish;
  switch (outcome.what) {
    case 'committed':
      return <Note role="status" {...words.kept} />;
    case 'failed':
      return (
        <FailureNote
          failure={outcome.failure}
          heading={words.notPublished}
          consequence={outcome.isCommitted ? words.stillKept : words.notKept}
        />
      );
    case 'changed':
      return <NoteLine role="alert">{words.later.held}</NoteLine>;
    case 'nothingChosen':
      return <NoteLine role="alert">{words.nothingChosen}</NoteLine>;
    case 'unfinished':
      return <UnfinishedNote pages={outcome.pages} content={content} />;
    case 'heldBackTexts':
      return <UnfinishedNote isHeldBack pages={outcome.pages} content={content} />;
    case 'notBuilt':
      return (
        <Note isFailure {...words.notBuilt}>
          <pre>{outcome.output}</pre>
        </Note>
      );
    default:
      return <IssuesNote {...words[outcome.what]} issues={outcome.issues} content={content} />;
  }
}

type PublishedNoteProps = {
  at: Date;
  isSent: boolean;
  siteUrl: string | undefined;
  /** The version of its content. */
  version: string;
  /** Whether the live site has it already; undefined if the site cannot be asked. */
  online: Online | undefined;
};

/** The time of a publication, its state, and the address of the site. */
export function PublishedNote(published: PublishedNoteProps) {
  const { at, isSent, siteUrl, version, online } = published;
  const words = useWords().publish;
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const next = isSent ? words.sentNext : words.builtNext;
  const isAwaited = online && !online.isOnline && version !== '';
  return (
    <Note role="status" heading={words.published}>
      <p>
        <WithTime message={words.publishedAt} at={at} style={style} /> {!online && next}
      </p>
      {online && (
        <p className="online" data-version={version || undefined}>
          {online.text}
        </p>
      )}
      {isAwaited && <p className="hint">{words.online.late}</p>}
      {siteUrl && (
        <p>
          <a href={siteUrl}>
            {words.seeSite}: {siteUrl}
          </a>
        </p>
      )}
    </Note>
  );
}
