import { DRAFT_MARK } from '../check/placeholders.ts';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  metadata,
  type Schema,
} from '../schema-traversal.ts';
import type { Translation } from '../schemas/fields.ts';

/** How translations treat the fields of each widget. Fields of other widgets are shared. */
const BY_WIDGET: Readonly<Record<string, Translation>> = {
  line: 'own',
  paragraph: 'own',
  picture: 'inherited',
  link: 'inherited',
};

/** How translations treat a field; undefined for a group or list whose own fields decide. */
export function translationKind(schema: Schema): Translation | undefined {
  const { translation, widget = '' } = metadata(schema);
  if (translation !== undefined) return translation;
  const isWhole = elementOf(schema) === undefined && Object.keys(fieldsOf(schema)).length === 0;
  return isWhole ? (BY_WIDGET[widget] ?? 'shared') : undefined;
}

/** Whether a value has words: not `9.2°`, and not `{brand}` alone. */
export const hasWords = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value.replaceAll(/\{[^{}]*\}/g, ''));

/** Whether a text waits to be translated. */
export const isDraft = (value: unknown) =>
  typeof value === 'string' && value.trimStart().startsWith(DRAFT_MARK);

/** The faults and gaps in the fields of a translation. */
type OverlayNotes = {
  /** Texts that the translation still needs. */
  missing: FieldPath[];
  /** Fields that the translation sets although all languages share them. */
  shared: FieldPath[];
  /** Lists with more elements than in the source. */
  longer: FieldPath[];
};

/**
 * An entry in another language: the fields of its translation replace the fields of its source. Elements of lists are
 * matched by their order.
 *
 * @param source the entry in the first language; undefined where it has no file
 * @param translation the fields that differ; drafts in it count as left out
 * @param words interface words of the language. A field with such a word is left out, so that the word is used later.
 */
export function overlay(
  schema: Schema,
  source: unknown,
  translation: unknown,
  words: unknown,
): OverlayNotes & { value: unknown } {
  const notes = { missing: [], shared: [], longer: [] };
  return { ...notes, value: overlayField(schema, source, translation, words, notes, []) };
}

function overlayField(
  schema: Schema,
  source: unknown,
  translation: unknown,
  words: unknown,
  notes: OverlayNotes,
  path: FieldPath,
): unknown {
  const kind = translationKind(schema);
  if (kind !== undefined) return overlayValue(kind, source, translation, words, notes, path);
  const element = elementOf(schema);
  if (element) {
    if (translation !== undefined && !Array.isArray(translation)) return translation;
    const given: readonly unknown[] = translation ?? [];
    if (!Array.isArray(source)) return source;
    if (given.length > source.length) notes.longer.push(path);
    return source.map((item, index) =>
      overlayField(element, item, given[index], undefined, notes, [...path, index]),
    );
  }
  if (translation !== undefined && translation !== null && !isObject(translation)) {
    return translation;
  }
  const own = isObject(source) ? source : {};
  const given = isObject(translation) ? translation : {};
  const fields = fieldsOf(schema);
  const merged = [...new Set([...Object.keys(own), ...Object.keys(given)])].map((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    // The check reports unknown fields.
    if (!field) return [name, given[name]];
    const word = isObject(words) ? words[name] : undefined;
    return [name, overlayField(field, own[name], given[name], word, notes, [...path, name])];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function overlayValue(
  kind: Translation,
  source: unknown,
  translation: unknown,
  words: unknown,
  { missing, shared }: OverlayNotes,
  path: FieldPath,
): unknown {
  const isGiven =
    translation !== undefined &&
    translation !== null &&
    translation !== '' &&
    !isDraft(translation);
  if (isGiven && kind === 'shared') {
    shared.push(path);
    return source;
  }
  if (isGiven) return translation;
  if (words !== undefined) return undefined;
  if (kind === 'own' && hasWords(source)) missing.push(path);
  return source;
}
