import { lowContrasts } from '../../../content-model/src/theme/page-contrast.ts';
import { coloursOf } from '../../../content-model/src/theme/roles.ts';
import type { Words } from '../words/words.ts';

const FIELDS = ['paper', 'ink', 'brand', 'accent'] as const;

/** The colours that a form or an entry has; one that is left out is absent. */
function writtenIn(values: unknown) {
  const given = FIELDS.flatMap((field) => {
    const value: unknown = Object(values)[field];
    return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()]] : [];
  });
  const written: Partial<Record<'accent' | 'paper' | 'ink', string>> = Object.fromEntries(given);
  return { brand: '', ...written };
}

/**
 * The colours of a theme, with those that the site makes where a field is empty.
 *
 * @param values the fields of the theme, as they stand or as they were typed
 * @returns undefined while one of them cannot be read
 */
export const coloursIn = (values: unknown) => coloursOf(writtenIn(values));

export type ContrastProps = {
  /** The fields of the theme, as they stand or as they were typed. */
  values: unknown;
  words: Words['theme'];
  /** Takes a colour that is advised; without a script none can be taken. */
  take?: ((field: string, colour: string) => void) | undefined;
};

/** The verdict in an element that has its words for the script which keeps it up to date. */
export const ContrastPart = (props: ContrastProps) => (
  <div id="contrast" className="contrast" data-words={JSON.stringify(props.words)}>
    <Contrast {...props} />
  </div>
);

/** The colours that follow the main colour, and for each pair with too little contrast the nearest colour with enough. */
export function Contrast({ values, words, take }: ContrastProps) {
  const written = writtenIn(values);
  const advice = lowContrasts(written);
  const [verdict, isGood] = coloursIn(values)
    ? [advice.length === 0 ? words.allReadable : words.someUnreadable, advice.length === 0]
    : [words.unreadableColour, false];
  // An empty ground is made from the colour of buttons.
  const following = (['accent', 'paper', 'ink'] as const).filter(
    (name) => !written[name] && (name !== 'paper' || !written.accent),
  );
  return (
    <>
      {following.length > 0 && (
        <>
          <p>{words.follow}</p>
          <ul>
            {following.map((name) => (
              <li key={name}>{words.parts[name]}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{words.title}</h2>
      <p className="hint">{words.explanation}</p>
      <p className={isGood ? undefined : 'wrong'} role="status">
        <strong>{verdict}</strong>
      </p>
      {advice.map(({ field, nearest }) => (
        <p key={field}>
          {words.instead[field]} <code>{nearest}</code>{' '}
          <button type="button" hidden={!take} onClick={() => take?.(field, nearest)}>
            {words.take}
          </button>
        </p>
      ))}
    </>
  );
}
