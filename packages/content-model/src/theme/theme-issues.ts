import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import type { Theme } from '../schemas/theme.ts';
import { hexOf } from './colour.ts';
import { lowContrasts } from './page-contrast.ts';
import { isTypefacePath, typefaceId } from './typefaces.ts';

const GROUNDS = { dark: 'the darkest surface', raised: 'cards' };

/** An issue for every colour with too little contrast, with the nearest colour that has enough. */
const contrastIssues = (file: string, theme: Theme): ContentIssue[] =>
  lowContrasts(theme).map(({ field, colour, groundRole, ground, ratio, ...low }) => ({
    file,
    field,
    ...finding('lowContrast', {
      ...low,
      role: hexOf(colour),
      groundName: GROUNDS[groundRole],
      ground: hexOf(ground),
      ratio: ratio.toFixed(2),
    }),
  }));

/**
 * The issues of a theme whose fields have the right form.
 *
 * @param typefaces the ids of the installed families, as in `@fontsource-variable/<id>`; not checked without
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
