import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, studyOf } from '../entries/entries.ts';
import { IssuesNote } from '../issues/issue-list.tsx';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { useWords } from '../words/language-context.ts';
import { rowKey } from './row-key.ts';

type RemovalProps = {
  content: ContentFiles;
  entry: EntryFile;
  issues?: readonly ContentIssue[];
};

/** The question before an entry is deleted. */
export function Removal({ content, entry, issues = [] }: RemovalProps) {
  const words = useWords().list;
  const study = studyOf(entry.path);
  const hasStudy = study !== entry.path && content.files.has(study);
  return (
    <>
      <h1>{words.question({ entry: displayName(content, entry) })}</h1>
      <p>{hasStudy ? words.isDeletedWithStudy : words.isDeleted}</p>
      <IssuesNote heading={words.nothingRemoved} issues={issues} content={content} />
      <ConfirmForm
        action="/admin/remove"
        hidden={{ file: entry.path }}
        button={useWords().page.remove}
        way={{ href: `/admin/#${rowKey(entry.path)}`, label: words.keep }}
      />
    </>
  );
}
