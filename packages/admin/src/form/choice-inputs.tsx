import { choicesOf, isOptional, type Schema } from '../../../content-model/src/schema-traversal.ts';
import { useWords } from '../words/words.ts';
import type { EntryChoice } from './form-offers.ts';
import type { InputAttributes } from './input-attributes.ts';

type Words = Readonly<Record<string, string>>;

/**
 * The options of a choice: the allowed values, in the order of their labels, and the value in the file. Of an empty value
 * and an allowed value with the same label, only the empty value is an option.
 */
function offered(schema: Schema, words: Words, text: string): string[] {
  const order = Object.keys(words);
  const allowed = [...choicesOf(schema)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (text !== '') return [...new Set([...allowed, text])];
  if (!isOptional(schema)) return allowed;
  return ['', ...allowed.filter((value) => words[value] !== words[''])];
}

type ChoiceFieldProps = {
  schema: Schema;
  /** The names of the choices. */
  words: Words;
  text: string;
  attributes: InputAttributes;
};

/** The input of a choice, labelled for the owner. */
export const ChoiceField = ({ schema, words, text, attributes }: ChoiceFieldProps) => (
  <select {...attributes} defaultValue={text}>
    {offered(schema, words, text).map((value) => (
      <option key={value} value={value}>
        {words[value] ?? value}
      </option>
    ))}
  </select>
);

type EntryFieldProps = {
  choices: readonly EntryChoice[];
  /** The id of the entry that the file names. */
  id: string;
  attributes: InputAttributes;
};

/** The input of the name of another entry. An id that no entry has stays until an entry is chosen. */
export const EntryField = ({ choices, id, attributes }: EntryFieldProps) => (
  <select {...attributes} defaultValue={id}>
    <option value="">{useWords().form.noEntry}</option>
    {choices.map((choice) => (
      <option key={choice.id} value={choice.id}>
        {choice.title}
      </option>
    ))}
    {id !== '' && !choices.some((choice) => choice.id === id) && <option value={id}>{id}</option>}
  </select>
);

type SwitchFieldProps = { isOn: boolean; words: Words; attributes: InputAttributes };

/** The input of a switch, with the meaning of its tick beside it. */
export const SwitchField = ({ isOn, words, attributes }: SwitchFieldProps) => (
  <label className="row">
    <input type="checkbox" {...attributes} value="true" defaultChecked={isOn} />{' '}
    <span aria-hidden="true">{words['true']}</span>
  </label>
);
