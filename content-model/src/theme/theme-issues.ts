import { type ContentIssue, quoted } from '../issue.ts';
import type { Theme } from '../schemas/theme.ts';
import { hexOf } from './colour.ts';
import { nearestColour } from './nearest-colour.ts';
import { coloursOf, type Role, rolesOf, tooClose } from './roles.ts';
import { typefaceId } from './typefaces.ts';

const NAMES: Partial<Record<Role, string>> = {
  page: 'the page',
  raised: 'cards',
  field: 'form fields',
  night: 'the darkest surface',
  brand: 'the brand colour',
  'brand-deep': 'the darker brand colour',
  accent: 'the accent',
  'text-muted': 'muted text',
  'accent-text': 'text in the accent colour',
  'brand-text': 'text in the brand colour',
  'on-brand-muted': 'muted text',
  'accent-on-night': 'text in the accent colour',
  danger: 'a failure',
  success: 'a success',
  'line-strong': 'a line',
  focus: 'the focus ring',
};

/** The field to change where a pair asks for another that the theme leaves out. */
const INSTEAD = { brand: 'brand', accent: 'accent', paper: 'accent', ink: 'brand' } as const;

/** Paper and ink first: what is wrong with the others may be on account of them. */
const ORDER = ['paper', 'ink', 'brand', 'accent'] as const;

/** An issue for every colour that leaves something too hard to read, with the nearest that does not. */
function contrastIssues(file: string, theme: Theme): ContentIssue[] {
  let mended = theme;
  const issues: ContentIssue[] = [];
  for (const field of ORDER) {
    const colours = coloursOf(mended);
    if (!colours) break;
    const roles = rolesOf(colours);
    const [worst] = tooClose(roles).filter(
      (pair) => (theme[pair.field] === undefined ? INSTEAD[pair.field] : pair.field) === field,
    );
    const written = theme[field];
    if (!worst || written === undefined) continue;
    const { role, ground, scheme, ratio, least } = worst;
    const shown = (name: Role) => `${NAMES[name] ?? 'text'} (${hexOf(roles[name][scheme])})`;
    const nearest = nearestColour(colours, worst.field, written);
    issues.push({
      file,
      field,
      found: `${quoted(written)}, with which ${shown(role)} on ${shown(ground)} has a contrast of ${ratio.toFixed(2)} to 1 in the ${scheme} scheme.`,
      write: nearest
        ? `${nearest}, the nearest colour of this hue that gives the ${least} to 1 it needs; or another.`
        : `another colour: it needs ${least} to 1, which no colour of this hue gives beside the others of the theme. Paper must be light and ink dark.`,
    });
    if (nearest) mended = { ...mended, [field]: nearest };
  }
  return issues;
}

/**
 * Everything that is wrong with a theme whose fields have the right form.
 *
 * @param typefaces the ids of the installed families, as in `@fontsource-variable/<id>`; not checked
 *   without
 */
export function themeIssues(
  file: string,
  theme: Theme,
  typefaces?: ReadonlySet<string>,
): ContentIssue[] {
  const missing = (['displayTypeface', 'textTypeface'] as const).flatMap(
    (field): ContentIssue[] => {
      const name = theme[field];
      const id = typefaceId(name ?? '');
      if (name === undefined || !typefaces || typefaces.has(id)) return [];
      return [
        {
          file,
          field,
          found: `${quoted(name)}, which is not installed.`,
          write: `the name of an installed typeface: ${[...typefaces].sort().join(', ')}; or run \`npm install --workspace site @fontsource-variable/${id}\` (or \`@fontsource/${id}\`, where the family is not variable).`,
        },
      ];
    },
  );
  return [...contrastIssues(file, theme), ...missing];
}
