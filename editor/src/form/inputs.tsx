import {
  choicesOf,
  isOptional,
  metadata,
  numbersOf,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import { type Words as Messages, useWords } from '../words/words.ts';
import type { LinkChoice } from './form-offers.ts';
import { linkParts, TYPED } from './link-values.ts';

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** The attributes by which an input is named, and joined to its hint and its issues. */
export type InputAttributes = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** What the page shows in its place as long as it is not translated. */
  'data-source'?: string;
};

/** What is typed as it is, without the help of a keyboard for sentences. */
const AS_TYPED = { autoCapitalize: 'off', spellCheck: false } as const;

type TextInputProps = {
  schema: Schema;
  text: string;
  attributes: InputAttributes;
};

/**
 * The input for a text or a number, with the limits of the field.
 *
 * A browser's own types of inputs change or drop a value that does not suit them, so each is used only
 * for a value that it gives back as it is; a number is text, which a turn of the mouse wheel leaves alone.
 */
export function TextInput({ schema, text, attributes }: TextInputProps) {
  const limits = limitsIn(useWords().form, schema);
  const id = `${attributes.id}-limit`;
  const about = [limits && id, attributes['aria-describedby']].filter(Boolean).join(' ');
  const described = { ...attributes, 'aria-describedby': about || undefined };
  return (
    <>
      <PlainInput schema={schema} text={text} attributes={described} />
      {limits && (
        <p className="hint" id={id}>
          {limits}
        </p>
      )}
    </>
  );
}

/** The fewest and the most that a field takes, in words; undefined where it takes any. */
function limitsIn(words: Messages['form'], schema: Schema): string | undefined {
  const { shortest, longest } = metadata(schema);
  if (longest !== undefined) {
    return shortest === undefined
      ? words.atMost({ longest })
      : words.between({ shortest, longest });
  }
  const { smallest, largest } = numbersOf(schema);
  if (smallest === undefined) return undefined;
  return largest === undefined ? words.from({ smallest }) : words.fromTo({ smallest, largest });
}

function PlainInput({ schema, text, attributes }: TextInputProps) {
  const words = useWords().theme;
  const { widget, longest = Number.POSITIVE_INFINITY } = metadata(schema);
  const shared = { ...attributes, defaultValue: text, dir: 'auto' };
  switch (widget) {
    case 'paragraph':
      return <textarea {...shared} rows={Math.max(2, rowsOf(text))} />;
    case 'date':
      return <input type={text === '' || isDay(text) ? 'date' : 'text'} {...shared} />;
    case 'email':
      return (
        <input
          type={isAscii(text) ? 'email' : 'text'}
          inputMode="email"
          {...AS_TYPED}
          {...shared}
        />
      );
    case 'phone':
      return <input type="tel" {...shared} />;
    case 'number':
      return <input type="text" inputMode="numeric" className="short" {...shared} />;
    case 'colour':
      return (
        <input
          type="text"
          {...AS_TYPED}
          className="colour"
          data-colour=""
          placeholder={isOptional(schema) ? words.siteChooses : undefined}
          {...shared}
        />
      );
    default:
      if (longest < 20) return <input type="text" className="short" {...shared} />;
      // As high as its text: one line cuts off a sentence on a telephone.
      return <textarea className="line" {...shared} rows={rowsOf(text)} />;
  }
}

/** As many rows as a text needs where browsers do not size the field by it. */
const rowsOf = (text: string) => Math.ceil(text.length / 80) + text.split('\n').length - 1 || 1;

type Words = Readonly<Record<string, string>>;

/**
 * What a choice offers: what the schema allows, in the order of its words, and what the file says. One that is left out
 * stands for the choice with the same words.
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
  /** What each choice is called. */
  words: Words;
  text: string;
  attributes: InputAttributes;
};

/** The input of a choice, in the words of the owner. */
export const ChoiceField = ({ schema, words, text, attributes }: ChoiceFieldProps) => (
  <select {...attributes} defaultValue={text}>
    {offered(schema, words, text).map((value) => (
      <option key={value} value={value}>
        {words[value] ?? value}
      </option>
    ))}
  </select>
);

type SwitchFieldProps = { isOn: boolean; words: Words; attributes: InputAttributes };

/** The input of a switch, with what its tick means beside it. */
export const SwitchField = ({ isOn, words, attributes }: SwitchFieldProps) => (
  <label className="row">
    <input type="checkbox" {...attributes} value="true" defaultChecked={isOn} />{' '}
    <span aria-hidden="true">{words['true']}</span>
  </label>
);

type LinkFieldProps = {
  href: string;
  attributes: InputAttributes;
  /** What the site has; none where an address is only typed. */
  choices: readonly LinkChoice[];
};

/**
 * The inputs of a link: a list of what the site has, and a field for all else, which style sheets show
 * where the choice needs it.
 */
export function LinkField({ href, attributes, choices }: LinkFieldProps) {
  const words = useWords().link;
  if (choices.length === 0) {
    return <input type="text" {...AS_TYPED} inputMode="url" {...attributes} defaultValue={href} />;
  }
  const { name } = attributes;
  const known = choices.map((choice) => choice.href);
  const { to, typed } = linkParts(href, known);
  return (
    <div className="link">
      <select {...attributes} name={`${name}.to`} defaultValue={to}>
        <option value="">{words.none}</option>
        {(['pages', 'sections', 'networks'] as const).map((kind) => (
          <LinkGroup
            key={kind}
            label={words[kind]}
            choices={choices.filter((choice) => choice.kind === kind)}
          />
        ))}
        <option value={TYPED}>{words.other}</option>
      </select>
      <div className="link-address">
        <label htmlFor={`${name}.address`}>{words.address}</label>
        <input
          type="text"
          {...AS_TYPED}
          {...attributes}
          id={`${name}.address`}
          defaultValue={typed}
        />
      </div>
    </div>
  );
}

const LinkGroup = ({ label, choices }: { label: string; choices: readonly LinkChoice[] }) =>
  choices.length > 0 && (
    <optgroup label={label}>
      {choices.map((choice) => (
        <option key={choice.href} value={`=${choice.href}`}>
          {choice.label}
        </option>
      ))}
    </optgroup>
  );
