import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Commit } from '../../../content-store/src/git/repository.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { IssueList } from '../issues/issue-list.tsx';
import type { Language } from '../languages.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { Note, NoteLine } from '../pages/note.tsx';
import { ConflictForm } from '../publish/conflict-form.tsx';
import { wordsIn } from '../words/words.ts';
import { momentOf } from './publications.ts';
import type { TakeBack } from './take-back.ts';

type TakeBackPageProps = {
  commit: Commit;
  /** What taking it back means. */
  result: TakeBack;
  /** What asks for the same again, as the fields of a form. */
  fields: Readonly<Record<string, string>>;
  /** Whether something was published after the owner was asked. */
  isStale: boolean;
  /** To name the entries of issues. */
  content: ContentFiles;
  language: Language;
};

/** What changes when a publication is taken back, and the button; or what keeps it from that. */
export function TakeBackPage({ commit, ...props }: TakeBackPageProps) {
  const { subject, author } = commit;
  const { language } = props;
  return (
    <>
      <h1>{wordsIn(language).history.question}</h1>
      <p>
        <strong>{subject}</strong>
        <br />
        <small>
          {momentOf(commit, language)}, {author}
        </small>
      </p>
      <Answer {...props} />
    </>
  );
}

function Answer({ result, fields, isStale, content, language }: Omit<TakeBackPageProps, 'commit'>) {
  const words = wordsIn(language).history;
  const action = '/admin/history/take-back';
  switch (result.what) {
    case 'ready':
      return (
        <>
          {isStale && <NoteLine role="alert">{words.changedSince}</NoteLine>}
          {result.later.length > 0 && (
            <NoteLine>{words.laterStays({ entries: result.later.join(', ') })}</NoteLine>
          )}
          <h2>{words.willChange}</h2>
          <ChangeList
            changes={result.changes}
            captions={{ before: words.now, after: words.afterwards }}
            language={language}
          />
          <ConfirmForm
            action={action}
            hidden={fields}
            button={words.confirm}
            busy={wordsIn(language).publish.publishing}
            way={{ href: '/admin/history', label: words.keep }}
          />
        </>
      );
    case 'conflict':
      return (
        <ConflictForm
          conflicts={result.conflicts}
          captions={words.conflict}
          action={action}
          method="get"
          hidden={fields}
          back="/admin/history"
          language={language}
        />
      );
    default:
      return (
        <>
          <Refusal result={result} content={content} language={language} />
          <p>
            <a href="/admin/history">{words.backToHistory}</a>
          </p>
        </>
      );
  }
}

type RefusalProps = {
  result: Exclude<TakeBack, { what: 'ready' | 'conflict' }>;
  content: ContentFiles;
  language: Language;
};

/** Why a publication cannot be taken back. */
function Refusal({ result, content, language }: RefusalProps) {
  const words = wordsIn(language).history;
  switch (result.what) {
    case 'unpublished':
      return (
        <>
          <Note isFailure {...words.unpublished} />
          <ChangeList changes={result.changes} language={language} />
          <p>
            <a href="/admin/publish">{wordsIn(language).publish.title}</a>
          </p>
        </>
      );
    case 'drafts': {
      const { heading, sentence } = words.drafts;
      return <Note isFailure heading={heading} sentence={sentence({ count: result.count })} />;
    }
    case 'wrong':
      return (
        <Note isFailure {...words.breaks}>
          <IssueList issues={result.issues} language={language} content={content} />
        </Note>
      );
    default:
      return <NoteLine role="status">{words.nothingLeft}</NoteLine>;
  }
}
