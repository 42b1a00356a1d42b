import {
  isOptional,
  metadata,
  numbersOf,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import { useWords, type Words } from '../words/words.ts';
import { AS_TYPED, type InputAttributes } from './input-attributes.ts';

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

const isAscii = (text: string) => /^[ -~]*$/.test(text);

type TextInputProps = {
  schema: Schema;
  text: string;
  attributes: InputAttributes;
};

/**
 * The input for a text or a number, with the limits of the field.
 *
 * Inputs of the types `date` and `email` change or drop a value that they do not accept, so they are used only for values
 * that they accept. A number has a text input, because the mouse wheel changes an input of the type `number`.
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

/** The limits of a field in words; undefined without limits. */
function limitsIn(words: Words['form'], schema: Schema): string | undefined {
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
      // A text area as high as its text, because a single line cuts off a sentence on a telephone.
      return <textarea className="line" {...shared} rows={rowsOf(text)} />;
  }
}

/** The height of a text area in rows, for browsers that do not size it by its text. */
const rowsOf = (text: string) => Math.ceil(text.length / 80) + text.split('\n').length - 1 || 1;
