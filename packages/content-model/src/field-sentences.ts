import type { Collection } from './collections.ts';
import { type FieldLabel, labelAt } from './labels.ts';
import {
  choicesOf,
  elementOf,
  type FieldPath,
  metadata,
  numbersOf,
  type Schema,
  schemaAt,
} from './schema-traversal.ts';

const inCode = (value: string) => `\`${value}\``;

const oneOf = (values: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(values);

/** A label within a sentence: abbreviations such as PDF keep their capitals. */
const withinSentence = (label: string) =>
  label.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** A value of a choice with its meaning in brackets, where the value does not say it itself. */
function meaningOf(value: string, { choices = {} }: FieldLabel): string {
  const meaning = withinSentence(choices[value === 'false' ? '' : value] ?? value);
  return meaning === value ? inCode(value) : `${inCode(value)} (${meaning})`;
}

/** The values of a choice, of a switch or of the choices in a list; nothing for other fields. */
function valuesOf(field: Schema, label: FieldLabel): string {
  const element = elementOf(field);
  const single = element ?? field;
  const isSwitch = metadata(single).widget === 'switch';
  const values = isSwitch ? ['true', 'false'] : choicesOf(single);
  if (values.length === 0) return '';
  const listed = oneOf(values.map((value) => meaningOf(value, label)));
  const whenAbsent = isSwitch ? undefined : label.choices?.[''];
  const absent = whenAbsent ? ` Left out: ${withinSentence(whenAbsent)}.` : '';
  return `${element ? 'Each is' : 'Write'} ${listed}.${absent}`;
}

/** The smallest and the largest number that a field takes. */
function rangeOf(field: Schema): string {
  const { smallest, largest } = numbersOf(field);
  if (smallest === undefined) return '';
  return largest === undefined ? `From ${smallest}.` : `From ${smallest} to ${largest}.`;
}

/** The values of the choice beside a field for which the field is used. */
function conditionOf(field: Schema): string {
  const { onlyFor } = metadata(field);
  return onlyFor
    ? `Only where ${inCode(onlyFor.field)} is ${oneOf(onlyFor.values.map(inCode))}.`
    : '';
}

/** The hint of a field and the values that it takes, in English sentences for an owner who writes the file. */
export function fieldSentences(collection: Collection, path: FieldPath): string {
  const field = schemaAt(collection.schema, path);
  if (!field) return '';
  const label = labelAt(collection, path, 'en');
  const sentences = [label.hint, label.inFiles, conditionOf(field), rangeOf(field)];
  return [...sentences, valuesOf(field, label)].filter(Boolean).join(' ');
}
