import { nearestColour } from '../../../content-model/src/theme/nearest-colour.ts';
import {
  coloursOf,
  rolesOf,
  type ThemeColours,
  tooClose,
} from '../../../content-model/src/theme/roles.ts';
import type { Words } from '../words/words.ts';

/** The colours of a theme as its form has them; one that is left out is empty or absent. */
type Written = Partial<Record<keyof ThemeColours, string>>;

const FIELDS = ['paper', 'ink', 'brand', 'accent'] as const;

/** Those with which something may stand out too little. */
const PAGE_FIELDS = ['paper', 'ink'] as const;

/** The colours that a form or an entry has. */
const writtenIn = (values: unknown): Written =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value: unknown = Object(values)[field];
      return typeof value === 'string' && value.trim() !== '' ? [[field, value.trim()]] : [];
    }),
  );

/**
 * The colours of a theme, with those that the site makes where a field is empty.
 *
 * @param values the fields of the theme, as they stand or as they were typed
 * @returns undefined while one of them cannot be read
 */
export function coloursIn(values: unknown): ThemeColours | undefined {
  const written = writtenIn(values);
  const { brand = '' } = written;
  return coloursOf({ ...written, brand });
}

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

/** Whether everything stands out enough with these colours, and else the nearest with which it would. */
export function Contrast({ values, words, take }: ContrastProps) {
  const colours = coloursIn(values);
  const written = writtenIn(values);
  const wrong = colours && tooClose(rolesOf(colours));
  const advice = PAGE_FIELDS.flatMap((field) => {
    const isWrong = wrong?.some((pair) => pair.field === field);
    const text = written[field];
    const nearest = isWrong && colours && text && nearestColour(colours, field, text);
    return nearest ? [{ field, nearest }] : [];
  });
  const [verdict, isGood] = wrong
    ? [wrong.length === 0 ? words.allReadable : words.someUnreadable, wrong.length === 0]
    : [words.unreadableColour, false];
  return (
    <>
      <h3>{words.title}</h3>
      <p className="hint">{words.explanation}</p>
      <p className={isGood ? 'verdict' : 'verdict wrong'} role="status">
        {verdict}
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
