import { metadata, type Schema } from '../../../content-model/src/schema-traversal.ts';
import { useWords } from '../words/language-context.ts';

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
 * The input for a text or a number.
 *
 * A browser's own types of inputs change or drop a value that does not suit them, so each is used only
 * for a value that it gives back as it is; a number is text, which a turn of the mouse wheel leaves alone.
 */
export function TextInput({ schema, text, attributes }: TextInputProps) {
  const words = useWords().form;
  const { widget, longest } = metadata(schema);
  const shared = { ...attributes, defaultValue: text, dir: 'auto' };
  const limit = `${attributes.id}-limit`;
  switch (widget) {
    case 'paragraph':
      return <textarea {...shared} rows={rowsOf(text)} />;
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
      return <input type="text" {...AS_TYPED} className="colour" data-colour="" {...shared} />;
    default:
      if (longest === undefined) return <input type="text" {...shared} />;
      return (
        <>
          <input
            type="text"
            className={longest < 20 ? 'short' : undefined}
            {...shared}
            aria-describedby={[limit, shared['aria-describedby']].filter(Boolean).join(' ')}
          />
          <p className="hint" id={limit}>
            {words.atMost({ longest })}
          </p>
        </>
      );
  }
}

/** As many rows as a text needs where browsers do not size the field by it. */
const rowsOf = (text: string) =>
  Math.max(2, Math.ceil(text.length / 80) + text.split('\n').length - 1);
