import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import type { Theme } from '../schemas/theme.ts';
import { hexOf } from './colour.ts';
import { nearestColour } from './nearest-colour.ts';
import { coloursOf, type Role, rolesOf, tooClose } from './roles.ts';
import { isTypefacePath, typefaceId } from './typefaces.ts';

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

/** The field to change where the theme leaves out the one that a pair asks for. */
const INSTEAD = { paper: 'ink', ink: 'paper' } as const;

/** Paper first: it may be the cause of what is wrong with the ink. */
const ORDER = ['paper', 'ink'] as const;

/** An issue for every colour that leaves something too hard to read, with the nearest that does not. */
function contrastIssues(file: string, theme: Theme): ContentIssue[] {
  let corrected = theme;
  const issues: ContentIssue[] = [];
  for (const field of ORDER) {
    const colours = coloursOf(corrected);
    if (!colours) break;
    const roles = rolesOf(colours);
    const [worst] = tooClose(roles).filter(
      (pair) => (theme[pair.field] === undefined ? INSTEAD[pair.field] : pair.field) === field,
    );
    const written = theme[field];
    if (!worst || written === undefined) continue;
    const { role, ground, scheme, ratio, least } = worst;
    const shown = (name: Role) => ({
      name: NAMES[name] ?? 'text',
      colour: hexOf(roles[name][scheme]),
    });
    const nearest = nearestColour(colours, worst.field, written);
    issues.push({
      file,
      field,
      ...finding('lowContrast', {
        ...{ written, scheme, least, nearest, ratio: ratio.toFixed(2) },
        ...{ role: shown(role), ground: shown(ground) },
      }),
    });
    if (nearest) corrected = { ...corrected, [field]: nearest };
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
      const wrong = isTypefacePath(name)
        ? finding('noTypefaceFile', name)
        : finding('noTypeface', name, [...typefaces].sort(), id);
      return [{ file, field, ...wrong }];
    },
  );
  return [...contrastIssues(file, theme), ...missing];
}
