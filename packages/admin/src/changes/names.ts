import type { Collection } from '../../../content-model/src/collections.ts';
import { collectionLabel, labelAt, trailOf } from '../../../content-model/src/labels.ts';
import { withoutLinks } from '../../../content-model/src/plain-text.ts';
import {
  type FieldPath,
  fieldName,
  metadata,
  schemaAt,
} from '../../../content-model/src/schema-traversal.ts';
import { cut } from '../../../words/graphemes.ts';
import { type Language, languageName, wordsIn } from '../words/words.ts';
import { type Change, PICTURE, TEXT } from './changes.ts';
import type { FieldChange } from './field-changes.ts';

/** The usual length of the first line of a commit message. */
const LONGEST_SUBJECT = 72;

/** The owner's word for the value of a field; undefined for an empty field. */
export function valueLabel(
  collection: Collection | undefined,
  path: FieldPath,
  text: string | undefined,
  language: Language,
): string | undefined {
  const schema = collection && schemaAt(collection.schema, path);
  if (!collection || !schema) return text;
  const { choices } = labelAt(collection, path, language);
  // A switch that is off has the words of a choice that is left out.
  if (metadata(schema).widget === 'switch') return choices?.[text ?? ''];
  return text && (choices?.[text] ?? withoutLinks(text));
}

/** The values of an added or removed element, a line for each, with the labels of the fields if there are several. */
export const wholeLabel = (
  collection: Collection,
  parts: readonly FieldChange[],
  side: 'before' | 'after',
  language: Language,
): string =>
  parts
    .flatMap(({ path, [side]: value }) => {
      const text = valueLabel(collection, path, value?.text, language);
      if (!value || !text) return [];
      const list = path.findLastIndex((part) => typeof part === 'number');
      const label = path.slice(list + 1).length > 0 && labelAt(collection, path, language).label;
      return [parts.length > 1 && label ? `${label}: ${text}` : text];
    })
    .join('\n');

/** Whether a change is of a file that is neither an entry nor a picture. */
export const isForDevelopers = ({ what, fields }: Pick<Change, 'what' | 'fields'>): boolean =>
  what === 'file' && fields.some(({ path }) => path[0] === TEXT);

/** The owner's name of an entry or a file: `First view`, `Team: Adaeze Okonkwo`, `map.png`. */
export function nameOf(change: Change, language: Language): string {
  const { collection, title = '', into } = change;
  if (isForDevelopers(change)) return wordsIn(language).page.strayFile({ name: title });
  const label = collection && collectionLabel(collection, language);
  const own = [title, into && languageName(into, language)].filter(Boolean).join(' · ');
  return [label, own].filter(Boolean).join(': ');
}

/** The owner's name of a field, such as `Links › 2 › Text`, or of the text of a Markdown file. */
export function changeLabel(
  { collection }: Pick<Change, 'collection'>,
  path: FieldPath,
  language: Language,
): string {
  const words = wordsIn(language).change;
  if (path[0] === TEXT) return words.text;
  if (path[0] === PICTURE) return words.picture;
  return collection ? trailOf(collection, path, language) : fieldName(path);
}

/** A change in a few words: `Team: Bisi Ade: Photo`. */
export function summaryOf(change: Change, language: Language): string {
  const { what, fields } = change;
  const name = nameOf(change, language);
  const words = wordsIn(language).change;
  if (what === 'added' || what === 'removed' || what === 'order') return `${name}: ${words[what]}`;
  const labels = new Set(fields.map(({ path }) => changeLabel(change, path.slice(0, 1), language)));
  return `${name}: ${[...labels].join(', ')}`;
}

/** The summaries that fit into one line, of which the first may be shortened, and the number of the others. */
export function summaryLine(summaries: readonly string[], language: Language): string {
  const words = wordsIn(language).change;
  const lines = summaries.map((_, index) => {
    const left = summaries.length - index - 1;
    const rest = left === 0 ? '' : `; ${words.more({ count: left })}`;
    const longest = LONGEST_SUBJECT - rest.length;
    const shown = summaries.slice(0, index + 1).join('; ');
    return (index === 0 ? cut(shown, longest) : shown) + rest;
  });
  return lines.findLast((each) => each.length <= LONGEST_SUBJECT) ?? words.nothingVisible;
}

/** The message of a commit: what changed in one line, unless `subject` says it, and everything in a list. */
export function commitMessage(
  changes: readonly Change[],
  language: Language,
  subject?: string,
): string {
  const summaries = changes.map((change) => summaryOf(change, language));
  return `${subject ?? summaryLine(summaries, language)}\n\n${summaries.map((summary) => `- ${summary}\n`).join('')}`;
}
