import type { ComponentProps } from 'react';
import {
  choicesOf,
  type FieldPath,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import { inputName } from './form-values.ts';
import type { InputAttributes } from './text-inputs.tsx';

type Words = Readonly<Record<string, string>>;

/** Choices that are easier seen than read: each is shown with a drawing, which the style sheet has. */
const DRAWN = ['pattern', 'radius'];

/** A choice that is shown as one of a few, each with its drawing. */
export const isDrawn = (path: FieldPath) => DRAWN.includes(inputName(path));

/** What a choice offers: what the schema allows, in the order of its words, and what the file says. */
function offered(schema: Schema, words: Words, text: string): string[] {
  const order = Object.keys(words);
  const allowed = [...choicesOf(schema)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...new Set(text === '' ? [text, ...allowed] : [...allowed, text])];
}

type ChoiceFieldProps = {
  schema: Schema;
  path: FieldPath;
  /** What each choice is called. */
  words: Words;
  text: string;
  attributes: InputAttributes;
};

/** The input of a choice, in the words of the owner. */
export function ChoiceField({ schema, path, words, text, attributes }: ChoiceFieldProps) {
  const choices = offered(schema, words, text).map((value) => ({
    value,
    label: words[value] ?? value,
  }));
  if (!isDrawn(path)) {
    return (
      <select {...attributes} defaultValue={text}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  // The id is that of the group of buttons.
  const { id: name, ...shared } = attributes;
  return (
    <div className="drawn-choices">
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" {...shared} value={value} defaultChecked={value === text} />{' '}
          <span className="drawing" data-drawing={`${name}-${value}`} /> {label}
        </label>
      ))}
    </div>
  );
}

/** A checkbox that is announced as a switch. */
export const Switch = (props: ComponentProps<'input'>) => (
  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
  <input type="checkbox" role="switch" {...props} />
);

type SwitchFieldProps = { isOn: boolean; words: Words; attributes: InputAttributes };

/** The input of a switch, with what on and off mean beside it. */
export const SwitchField = ({ isOn, words, attributes }: SwitchFieldProps) => (
  <span className="switch">
    <Switch {...attributes} value="true" defaultChecked={isOn} />{' '}
    <span className="when-on" aria-hidden="true">
      {words['true']}
    </span>
    <span className="when-off" aria-hidden="true">
      {words['']}
    </span>
  </span>
);
