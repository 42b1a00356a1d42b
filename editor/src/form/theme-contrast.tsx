import { contrast, hexOf, type Oklch } from '../../../content-model/src/theme/colour.ts';
import { nearestColour } from '../../../content-model/src/theme/nearest-colour.ts';
import {
  coloursOf,
  PAIRS,
  type Role,
  rolesOf,
  type Scheme,
  schemes,
  type ThemeColours,
} from '../../../content-model/src/theme/roles.ts';
import type { Words } from '../words/words.ts';

/** The colours of a theme as its form has them; one that is left out is empty or absent. */
type Written = Partial<Record<keyof ThemeColours, string>>;

type Theme = Words['theme'];

type WithArguments = 'someUnreadable' | 'tooLittle' | 'pick';

/** The words of the table; arguments stand in braces. */
export type ContrastWords = Omit<Theme, WithArguments> & Record<WithArguments, string>;

type Contrast = { role: Role; ground: Role; scheme: Scheme; ratio: number; least: number };

const FIELDS = ['paper', 'ink', 'brand', 'accent'] as const;

/** Those with which something may stand out too little. */
const PAGE_FIELDS = ['paper', 'ink'] as const;

const textAt = (values: unknown, field: string): string | undefined => {
  const value: unknown = Object(values)[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** The colours that a form or an entry has. */
const writtenIn = (values: unknown): Written =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = textAt(values, field);
      return text === undefined ? [] : [[field, text]];
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

const oneDigit = { minimumFractionDigits: 1 };

/** Lines and areas are seen, all else is read. */
const SHAPES: readonly Role[] = [
  ...(['accent-edge', 'accent-line', 'line-strong', 'focus', 'focus-on-brand'] as const),
];

type SwatchProps = { role: Role; colour: Oklch; ground: Oklch };

/** An example of what has a role, in its colour and on its ground. */
const Swatch = ({ role, colour, ground }: SwatchProps) => (
  <svg className="swatch" viewBox="0 0 56 32" aria-hidden="true">
    <rect width="56" height="32" fill={hexOf(ground)} />
    {SHAPES.includes(role) ? (
      <rect
        {...{ x: 12, y: 9, width: 32, height: 14, rx: 4, strokeWidth: 3 }}
        fill={role === 'accent-edge' ? hexOf(colour) : 'none'}
        stroke={hexOf(colour)}
      />
    ) : (
      <text x="28" y="22" textAnchor="middle" fontSize="17" fontWeight="600" fill={hexOf(colour)}>
        Aa
      </text>
    )}
  </svg>
);

export type ContrastProps = {
  /** The fields of the theme, as they stand or as they were typed. */
  values: unknown;
  words: ContrastWords;
  language: string;
  /** Takes a colour that is advised; without a script none can be taken. */
  take?: ((field: string, colour: string) => void) | undefined;
};

/** The table of contrasts, in an element that has its words for the script which keeps it up to date. */
export const ContrastPart = (props: ContrastProps) => (
  <div id="contrast" className="contrast" data-words={JSON.stringify(props.words)}>
    <ContrastTable {...props} />
  </div>
);

/**
 * How far everything stands out that the check of the theme looks at, as a table with examples in these
 * colours. Of the surfaces on which something stands, it shows the one where it stands out least.
 */
export function ContrastTable({ values, words, language, take }: ContrastProps) {
  const colours = coloursIn(values);
  const rows = colours && worstContrasts(colours);
  const cells = rows?.flat() ?? [];
  const wrong = cells.filter(({ ratio, least }) => ratio < least).length;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="hint">{words.explanation}</p>
      <p className={rows && wrong === 0 ? 'verdict' : 'verdict wrong'} role="status">
        {rows ? verdictOn(wrong, cells.length, words) : words.unreadableColour}
      </p>
      <div className="contrasts">
        {wrong > 0 && colours && (
          <Advice colours={colours} written={writtenIn(values)} words={words} take={take} />
        )}
        {rows && (
          <details open={wrong > 0}>
            <summary>{words.all}</summary>
            <Rows colours={colours} rows={rows} words={words} language={language} />
          </details>
        )}
      </div>
    </>
  );
}

function verdictOn(wrong: number, count: number, words: ContrastWords): string {
  if (wrong === 0) return words.allReadable;
  return words.someUnreadable.replace('{count}', `${wrong}`).replace('{of}', `${count}`);
}

/** For each pair and scheme, the ground on which the role stands out least. */
function worstContrasts(colours: ThemeColours): Contrast[][] {
  const roles = rolesOf(colours);
  return PAIRS.map(({ role, grounds, least }) =>
    schemes.map((scheme) =>
      grounds
        .map((ground) => ({
          ...{ role, ground, scheme, least },
          ratio: contrast(roles[role][scheme], roles[ground][scheme]),
        }))
        .reduce((one, other) => (other.ratio < one.ratio ? other : one)),
    ),
  );
}

type RowsProps = Pick<ContrastProps, 'words' | 'language'> & {
  colours: ThemeColours;
  rows: readonly (readonly Contrast[])[];
};

function Rows({ colours, rows, words, language }: RowsProps) {
  const names: Partial<Record<Role, string>> = words.roles;
  const roles = rolesOf(colours);
  return (
    <table>
      <thead>
        <tr>
          {[words.what, words.light, words.dark].map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]?.role}>
            <th scope="row">{names[row[0]?.role ?? 'text']}</th>
            {row.map(({ role, ground, scheme, ratio, least }) => (
              <td key={scheme} className={ratio < least ? 'wrong' : undefined}>
                <Swatch role={role} colour={roles[role][scheme]} ground={roles[ground][scheme]} />{' '}
                <span>
                  {/* Rounded down: 4.49 is not 4.5. */}
                  <strong>
                    {(Math.floor(ratio * 10) / 10).toLocaleString(language, oneDigit)}
                  </strong>{' '}
                  {ratio < least
                    ? words.tooLittle.replace('{least}', least.toLocaleString(language))
                    : words.enough}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type AdviceProps = Pick<ContrastProps, 'words' | 'take'> & {
  colours: ThemeColours;
  written: Written;
};

/** The nearest colours that would do, for those fields that can fix what is wrong. */
const Advice = ({ colours, written, words, take }: AdviceProps) =>
  PAGE_FIELDS.map((field) => {
    const nearest = nearestFor(field, colours, written[field]);
    return (
      nearest && (
        <p key={field}>
          {words.instead[field]} <code>{nearest}</code>{' '}
          <button type="button" hidden={!take} onClick={() => take?.(field, nearest)}>
            {words.take}
          </button>
        </p>
      )
    );
  });

/** The nearest colour to that of a field which would do; undefined where nothing is wrong with it. */
function nearestFor(
  field: (typeof PAGE_FIELDS)[number],
  colours: ThemeColours,
  text: string | undefined,
): string | undefined {
  const roles = rolesOf(colours);
  const isWrong = PAIRS.filter((pair) => pair.field === field).some(({ role, grounds, least }) =>
    grounds.some((ground) =>
      schemes.some((scheme) => contrast(roles[role][scheme], roles[ground][scheme]) < least),
    ),
  );
  return isWrong && text ? nearestColour(colours, field, text) : undefined;
}
