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
import { type Html, html } from '../html.ts';
import type { Words } from '../words/words.ts';

/** The colours of a theme as its form has them; one that is left out is empty or absent. */
type Written = Partial<Record<keyof ThemeColours, string>>;

type Theme = Words['theme'];

type WithArguments = 'someUnreadable' | 'tooLittle' | 'pick';

/** The words of the table; arguments stand in braces. */
export type ContrastWords = Omit<Theme, WithArguments> & Record<WithArguments, string>;

type Contrast = { role: Role; ground: Role; scheme: Scheme; ratio: number; least: number };

const FIELDS = ['paper', 'ink', 'brand', 'accent'] as const;

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
  const { brand = '', accent = '' } = written;
  return coloursOf({ ...written, brand, accent });
}

const oneDigit = { minimumFractionDigits: 1 };

/** Lines and areas are seen, all else is read. */
const SHAPES: readonly Role[] = ['accent', 'line-strong', 'focus'];

const swatch = (role: Role, colour: Oklch, ground: Oklch) =>
  html`<svg class="swatch" viewBox="0 0 56 32" aria-hidden="true"><rect width="56" height="32" fill="${hexOf(ground)}"/>${
    SHAPES.includes(role)
      ? html`<rect x="12" y="9" width="32" height="14" rx="4" fill="${role === 'accent' ? hexOf(colour) : 'none'}" stroke="${hexOf(colour)}" stroke-width="3"/>`
      : html`<text x="28" y="22" text-anchor="middle" font-size="17" font-weight="600" fill="${hexOf(colour)}">Aa</text>`
  }</svg>`;

/**
 * How far everything stands out that the check of the theme looks at, as a table with examples in these
 * colours. Of the surfaces on which something stands, it shows the one where it stands out least.
 *
 * @param values the fields of the theme, as they stand or as they were typed
 */
export function contrastTable(values: unknown, words: ContrastWords, language: string): Html {
  const colours = coloursIn(values);
  const start = html`<div id="contrast" class="contrast" data-words="${JSON.stringify(words)}"><h3>${words.title}</h3>
<p class="hint">${words.explanation}</p>`;
  if (!colours) {
    return html`${start}<p class="verdict wrong" role="status">${words.unreadableColour}</p><div class="contrasts"></div></div>`;
  }
  const roles = rolesOf(colours);
  const worst = (role: Role, grounds: readonly Role[], scheme: Scheme, least: number): Contrast =>
    grounds
      .map((ground) => ({
        ...{ role, ground, scheme, least },
        ratio: contrast(roles[role][scheme], roles[ground][scheme]),
      }))
      .reduce((one, other) => (other.ratio < one.ratio ? other : one));
  const rows = PAIRS.map(({ role, grounds, least }) =>
    schemes.map((scheme) => worst(role, grounds, scheme, least)),
  );
  const cells = rows.flat();
  const names: Partial<Record<Role, string>> = words.roles;
  const wrong = cells.filter(({ ratio, least }) => ratio < least).length;
  const verdict =
    wrong === 0
      ? words.allReadable
      : words.someUnreadable.replace('{count}', `${wrong}`).replace('{of}', `${cells.length}`);
  const cell = ({ role, ground, scheme, ratio, least }: Contrast) => {
    const isEnough = ratio >= least;
    // Rounded down: 4.49 is not 4.5.
    const shown = (Math.floor(ratio * 10) / 10).toLocaleString(language, oneDigit);
    const judgement = isEnough
      ? words.enough
      : words.tooLittle.replace('{least}', least.toLocaleString(language));
    return html`<td${!isEnough && html` class="wrong"`}>${swatch(role, roles[role][scheme], roles[ground][scheme])} <span><strong>${shown}</strong> ${judgement}</span></td>`;
  };
  return html`${start}
<p class="verdict${wrong > 0 && ' wrong'}" role="status">${verdict}</p>
<div class="contrasts">${wrong > 0 && advice(colours, writtenIn(values), words)}
<details${wrong > 0 && html` open`}><summary>${words.all}</summary>
<table>
<thead><tr><th scope="col">${words.what}</th><th scope="col">${words.light}</th><th scope="col">${words.dark}</th></tr></thead>
<tbody>${rows.map(
    (row) => html`<tr><th scope="row">${names[row[0]?.role ?? 'text']}</th>${row.map(cell)}</tr>`,
  )}</tbody>
</table></details></div></div>`;
}

/** The nearest colours that would do, for those fields that can mend what is wrong. */
function advice(colours: ThemeColours, written: Written, words: ContrastWords): Html[] {
  return FIELDS.flatMap((field) => {
    const text = written[field];
    const failing = PAIRS.filter((pair) => pair.field === field);
    const roles = rolesOf(colours);
    const isWrong = failing.some(({ role, grounds, least }) =>
      grounds.some((ground) =>
        schemes.some((scheme) => contrast(roles[role][scheme], roles[ground][scheme]) < least),
      ),
    );
    const nearest = isWrong && text ? nearestColour(colours, field, text) : undefined;
    return nearest === undefined
      ? []
      : [
          html`<p>${words.instead[field]} <code>${nearest}</code> <button type="button" data-take="${field}" value="${nearest}" hidden>${words.take}</button></p>`,
        ];
  });
}
