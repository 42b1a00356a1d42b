import { collectionOf } from '../check/locate.ts';
import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { fieldsIn, splitFrontMatter } from '../parse.ts';
import type { ContentFiles } from '../read-content.ts';
import { type FieldPath, fieldName } from '../schema-traversal.ts';
import { lettersIn } from './letters.ts';

type ContentTexts = Pick<ContentFiles, 'files' | 'translations'>;

/** The signs of a field, in the order of the text. */
type FieldSigns = { file: string; field: string; signs: readonly string[] };

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

/** The fields with signs. */
const fieldsWithSigns = ({ files, translations = new Map() }: ContentTexts): FieldSigns[] => {
  const entries = [...files].filter(([path]) => collectionOf(path) !== undefined);
  return [...entries, ...translations].flatMap(([file, source]) =>
    textsOf(file, source).flatMap(({ path, text }) => {
      const signs = [...lettersIn(text)].filter(isSign);
      return signs.length > 0 ? [{ file: `content/${file}`, field: fieldName(path), signs }] : [];
    }),
  );
};

/**
 * A hint for each field with signs, such as ₦, that a typeface does not have; typefaces without the same signs share it.
 *
 * @param hasGlyph whether a typeface has a glyph for a character, by the names of the typefaces of the site
 */
export const signHints = (
  content: ContentTexts,
  hasGlyph: ReadonlyMap<string, (character: string) => boolean>,
): ContentIssue[] =>
  fieldsWithSigns(content).flatMap(({ file, field, signs }) => {
    const missing = [...hasGlyph].map(([name, has]) => ({
      name,
      signs: signs.filter((each) => !has(each)),
    }));
    const groups = Map.groupBy(missing, (each) => each.signs.join(' '));
    return [...groups.values()]
      .filter(([first]) => first && first.signs.length > 0)
      .map((alike) => ({
        file,
        field,
        ...finding(
          'signsWithoutGlyph',
          alike[0]?.signs ?? [],
          alike.map(({ name }) => name),
        ),
      }));
  });
