import { Fragment } from 'react';
import type { Finding } from '../../../content-model/src/findings/findings.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import { explain } from './explain.ts';
import { locateIssue } from './locate-issue.ts';

/** What is wrong, and what to do, each sentence on a line of its own. */
export const Explanation = ({ finding, language }: { finding: Finding; language: Language }) =>
  explain(finding, language).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && <br />} {sentence}
    </Fragment>
  ));

type IssueListProps = {
  issues: readonly ContentIssue[];
  language: Language;
  /** To name entries by their titles. */
  content?: ContentFiles | undefined;
};

/** What is wrong: by entry and field, with links to them, and what to write; the file is told beside it. */
export const IssueList = ({ issues, language, content }: IssueListProps) => (
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
            {line && `, ${wordsIn(language).page.line({ line })}`}
          </small>
          <br />
          <span>
            <Explanation finding={issue} language={language} />
          </span>
        </li>
      );
    })}
  </ul>
);
