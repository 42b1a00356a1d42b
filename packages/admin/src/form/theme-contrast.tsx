import { lowContrasts } from '../../../content-model/src/theme/page-contrast.ts';
import { coloursOf } from '../../../content-model/src/theme/theme-colours.ts';
import type { Words } from '../words/words.ts';

const FIELDS = ['paper', 'ink', 'brand', 'accent'] as const;

/** The colours of a form or an entry; colours that are left out are absent. */
function writtenIn(values: unknown) {
  const given = FIELDS.flatMap((field) => {
    const value: unknown = Object(values)[field];
    return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()]] : [];
  });
  const written: Partial<Record<'accent' | 'paper' | 'ink', string>> = Object.fromEntries(given);
  return { brand: '', ...written };
}

/**
 * The colours of a theme, including the derived colours of empty fields.
 *
 * @param values the stored or typed fields of the theme
 * @returns undefined if a colour cannot be parsed
 */
export const coloursIn = (values: unknown) => coloursOf(writtenIn(values));

export type ContrastProps = {
  /** The stored or typed fields of the theme. */
  values: unknown;
  words: Words['theme'];
  /** Applies a suggested colour; needs a script. */
  take?: ((field: string, colour: string) => void) | undefined;
};

/** The verdict on the colours, in an element with the words for the script that updates it. */
export const ContrastPart = (props: ContrastProps) => (
  <div id="contrast" className="contrast" data-words={JSON.stringify(props.words)}>
    <Contrast {...props} />
  </div>
);

function verdictOn(isValid: boolean, isGood: boolean, words: Words['theme']): string {
  if (!isValid) return words.unreadableColour;
  return isGood ? words.allReadable : words.someUnreadable;
}

/** The colours that follow the main colour, and for each pair with too little contrast the nearest colour with enough. */
export function Contrast({ values, words, take }: ContrastProps) {
  const written = writtenIn(values);
  const advice = lowContrasts(written);
  const isValid = coloursIn(values) !== undefined;
  const isGood = isValid && advice.length === 0;
  // An empty ground follows the colour of buttons, if that is given.
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
        <strong>{verdictOn(isValid, isGood, words)}</strong>
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
