import { Fragment } from 'react';
import type { Finding } from '../../../content-model/src/findings/findings.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { Note } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/language-context.ts';
import { explain } from './explain.ts';
import { locateIssue } from './locate-issue.ts';

/** What is wrong, and what to do, each sentence on a line of its own. */
export function Explanation({ finding }: { finding: Finding }) {
  return explain(finding, useLanguage()).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && <br />} {sentence}
    </Fragment>
  ));
}

type IssueListProps = {
  issues: readonly ContentIssue[];
  /** To name entries by their titles. */
  content?: ContentFiles | undefined;
};

/** What is wrong: by entry and field, with links to them, and what to write; the file is told beside it. */
export function IssueList({ issues, content }: IssueListProps) {
  const language = useLanguage();
  const words = useWords().page;
  return (
    <ul>
      {issues.map((issue) => {
        const { file, line } = issue;
        const place = locateIssue(issue, language, content);
        return (
          <li key={JSON.stringify(issue)}>
            {place && (
              <strong>
                <a href={place.href}>{place.name}</a>
              </strong>
            )}{' '}
            <small>
              {file}
              {line && `, ${words.line({ line })}`}
            </small>
            <br />
            <span>
              <Explanation finding={issue} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type IssuesNoteProps = IssueListProps & { heading: string; sentence?: string };

/** That nothing was done because something would be wrong; nothing where nothing would. */
export const IssuesNote = ({ heading, sentence, ...list }: IssuesNoteProps) =>
  list.issues.length > 0 && (
    <Note heading={heading} sentence={sentence} isFailure>
      <IssueList {...list} />
    </Note>
  );
