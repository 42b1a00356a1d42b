import type { Collection } from '../../../content-model/src/collections.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { type FieldPath, fieldName } from '../../../content-model/src/schema-traversal.ts';
import type { Language } from '../languages.ts';
import type { FormOffers } from './form-offers.ts';

/** What the fields of a form are made from. */
export type FormContext = {
  collection: Collection;
  /** The fields of the entry, as they stand or as they were typed. */
  values: unknown;
  /** The folder of the entry, below the content folder. */
  folder: string;
  /** Where the form is sent. */
  action: string;
  /** The issues of the entry; each is shown at its field. */
  issues: readonly ContentIssue[];
  language: Language;
  offers: FormOffers;
};

/** The issues of one field. */
export const issuesAt = (path: FieldPath, { issues }: Pick<FormContext, 'issues'>) =>
  issues.filter(({ field }) => field === fieldName(path));

/** A value as it stands in an input. */
export const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
