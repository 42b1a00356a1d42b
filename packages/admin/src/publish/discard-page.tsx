import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { ChangeList } from '../changes/change-list.tsx';
import type { Change } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { useLanguage, useWords } from '../words/words.ts';

/** The link beside a change to the question whether to undo it. */
export function DiscardLink({ change }: { change: Change }) {
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
