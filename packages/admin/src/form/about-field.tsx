import type { Collection } from '../../../content-model/src/collections.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { labelAt } from '../../../content-model/src/labels.ts';
import {
  type FieldPath,
  fieldName,
  metadata,
  pathOfField,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import { Explanation } from '../issues/issue-list.tsx';
import type { Language } from '../words/words.ts';
import type { FormOffers } from './form-offers.ts';
import { inputName } from './form-values.ts';

/** The context of the fields of a form. */
export type FormContext = {
  collection: Collection;
  /** The stored or typed fields of the entry. */
  values: unknown;
  /** The folder of the entry, below the content folder. */
  folder: string;
  /** The address to which the form is sent. */
  action: string;
  /** The issues of the entry; each is shown at its field. */
  issues: readonly ContentIssue[];
  language: Language;
  offers: FormOffers;
};

/** The issues of one field. */
export const issuesAt = (path: FieldPath, { issues }: Pick<FormContext, 'issues'>) =>
  issues.filter(({ field }) => field === fieldName(path));

/** The context of the texts around a field. */
type AboutContext = Pick<FormContext, 'collection' | 'issues' | 'language'>;

type IssuesContext = Pick<FormContext, 'issues'>;

type AboutProps = { path: FieldPath; context: AboutContext };

/** The name of a field, its hint and the words of its choices. */
export const labelOf = (path: FieldPath, { collection, language }: AboutContext) =>
  labelAt(collection, path, language);

/** The name of a field or of an element of a list, such as "Link 2". */
export const nameOf = (path: FieldPath, context: AboutContext) => labelOf(path, context).label;

/** Whether a field or one of its inner fields has an issue. */
export const isWrongIn = (path: FieldPath, { issues }: IssuesContext): boolean =>
  issues.some(({ field = '' }) => inputName(pathOfField(field)).startsWith(inputName(path)));

/** The values of a choice for which style sheets show a field; undefined for a field that is always shown, as with an issue. */
export const choicesFor = (schema: Schema, path: FieldPath, context: IssuesContext) =>
  isWrongIn(path, context) ? undefined : metadata(schema).onlyFor?.values.join(' ');

/** The id of the issues of a field; undefined without issues. */
export const errorOf = (path: FieldPath, context: IssuesContext): string | undefined =>
  issuesAt(path, context).length > 0 ? `${inputName(path)}-error` : undefined;

/** The ids of the hint and the issues of a field. */
export function describedBy(path: FieldPath, context: AboutContext): string | undefined {
  const ids = [
    labelOf(path, context).hint && `${inputName(path)}-hint`,
    errorOf(path, context),
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The hint and the issues of a field, which `describedBy` joins to its input. */
export function About({ path, context }: AboutProps) {
  const { hint } = labelOf(path, context);
  return (
    <>
      {hint && (
        <p className="hint" id={`${inputName(path)}-hint`}>
          {hint}
        </p>
      )}
      <Errors path={path} context={context} />
    </>
  );
}

/** The issues of a field. */
export function Errors({ path, context }: { path: FieldPath; context: IssuesContext }) {
  const issues = issuesAt(path, context);
  if (issues.length === 0) return null;
  return (
    <div className="error" id={`${inputName(path)}-error`}>
      {issues.map((issue) => (
        <p key={JSON.stringify(issue)}>
          <Explanation finding={issue} />
        </p>
      ))}
    </div>
  );
}
