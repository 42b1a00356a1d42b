import { collectionOf } from '../check/locate.ts';
import { fieldsIn, splitFrontMatter } from '../parse.ts';
import type { ContentFiles } from '../read-content.ts';
import { type FieldPath, fieldName } from '../schema-traversal.ts';
import { lettersIn } from './letters.ts';

/** A field with signs that a typeface does not have. */
export type MissingSigns = { file: string; field: string; signs: readonly string[] };

/** Digits, punctuation, currencies and other symbols; letters have their own advice, and emoji are pictures everywhere. */
const isSign = (character: string) =>
  /[\p{N}\p{P}\p{S}]/u.test(character) && !/\p{Emoji_Presentation}/u.test(character);

/** The texts in a value, with their paths. */
function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, [...path, name]));
}

/** The texts of a file: its fields, and the text of a page. */
function textsOf(path: string, source: string) {
  const body = path.endsWith('.md') ? splitFrontMatter(source)?.body : undefined;
  return textsIn(fieldsIn(source)).concat(body ? [{ path: ['text'], text: body }] : []);
}

/**
 * The fields with signs, such as ₦, that a typeface does not have.
 *
 * @param hasGlyph whether the typeface has a glyph for a character
 */
export function missingSigns(
  { files, translations = new Map() }: Pick<ContentFiles, 'files' | 'translations'>,
  hasGlyph: (character: string) => boolean,
): MissingSigns[] {
  const entries = [...files].filter(([path]) => collectionOf(path) !== undefined);
  return [...entries, ...translations].flatMap(([file, source]) =>
    textsOf(file, source).flatMap(({ path, text }) => {
      const signs = [...lettersIn(text)].filter((each) => isSign(each) && !hasGlyph(each));
      return signs.length > 0 ? [{ file: `content/${file}`, field: fieldName(path), signs }] : [];
    }),
  );
}

/**
 * The hints about missing signs, for the owner. Typefaces without the same signs share a hint.
 *
 * @param missing what each typeface lacks, by its name
 */
export function missingSignsLines(missing: ReadonlyMap<string, readonly MissingSigns[]>): string[] {
  const placesOf = ([, fields]: [string, readonly MissingSigns[]]) =>
    fields
      .map(({ file, field, signs }) => `\n  ${file}, field ${field}: ${signs.join(' ')}`)
      .join('');
  return [...Map.groupBy(missing, placesOf)]
    .filter(([places]) => places !== '')
    .map(([places, typefaces]) => {
      const names = typefaces.map(([name]) => name);
      const [subject, each] = names.length > 1 ? ['typefaces', 'have'] : ['typeface', 'has'];
      return `The ${subject} ${names.join(' and ')} ${each} none of these signs. Where a text is set in it, visitors see them in a font of their system:${places}
Write other signs, or in content/theme.yaml a family that has them: https://fontsource.org shows the signs of each.`;
    });
}
