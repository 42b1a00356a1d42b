import { collectionOf } from '../../../content-model/src/check/locate.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { trailOf } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { pathOfField, schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { translationOf } from '../../../content-model/src/translations/translation-files.ts';
import { inputName } from '../form/form-values.ts';
import { Note } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { IssueList } from './issue-list.tsx';

type FormIssuesProps = {
  heading: string;
  sentence: string;
  issues: readonly ContentIssue[];
  /** Whether the form explains an issue beside its field. */
  isAtField: (issue: ContentIssue) => boolean;
  /** To name other entries by their titles. */
  content?: ContentFiles | undefined;
};

/** Why a form is not saved: links to its fields, which explain their issues themselves, then all other issues. */
export function FormIssues({ heading, sentence, issues, isAtField, content }: FormIssuesProps) {
  const own = issues.filter(isAtField);
  const elsewhere = issues.filter((issue) => !isAtField(issue));
  return (
    <Note heading={heading} sentence={sentence} isFailure>
      <ul>
        {[...new Map(own.map((issue) => [issue.field, issue])).values()].map((issue) => (
          <li key={issue.field}>
            <FieldLink issue={issue} />
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && <IssueList issues={elsewhere} content={content} />}
    </Note>
  );
}

/** A field of the form by its labels, as a link to its input. */
function FieldLink({ issue: { file, field = '' } }: { issue: ContentIssue }) {
  const language = useLanguage();
  const { theText } = useWords().entry;
  const path = file.replace(/^content\//, '');
  const collection = collectionOf(translationOf(path)?.source ?? path);
  const at = pathOfField(field);
  if (field === 'body') return <a href="#body-label">{theText}</a>;
  if (!collection || schemaAt(collection.schema, at) === undefined) return field;
  return <a href={`#${inputName(at)}`}>{trailOf(collection, at, language)}</a>;
}
