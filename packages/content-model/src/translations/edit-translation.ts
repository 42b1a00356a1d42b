import { collectionOf } from '../check/locate.ts';
import type { Collection } from '../collections.ts';
import { translatedWords } from '../languages.ts';
import { fieldsIn, splitFrontMatter } from '../parse.ts';
import type { ContentFiles } from '../read-content.ts';
import {
  type FieldPath,
  fieldName,
  isTextField,
  mapFields,
  valueAt,
  withValueAt,
} from '../schema-traversal.ts';
import { rewriteDocument, rewriteEntry } from '../write.ts';
import { draft, draftBody } from './draft-translation.ts';
import { fingerprintOf, withFingerprint } from './fingerprint.ts';
import { hasWords, isDraft, translationKind } from './overlay.ts';
import { pairKey, siteLanguages, translationOf, translationPath } from './translation-files.ts';

/** A text of an entry beside its translation. */
export type TranslatableText = {
  path: FieldPath;
  /** The text in the first language. */
  source: string;
  /** The text of the translation; empty until it is written. */
  text: string;
  /** Whether the translation needs this text, or may leave it out. */
  isNeeded: boolean;
};

/** An entry beside its translation. */
export type OpenTranslation = {
  collection: Collection;
  language: string;
  /** The file of the translation, from `content/`. */
  file: string;
  /** The text of that file; empty while the file does not exist. */
  base: string;
  /** The text of the entry in the first language. */
  source: string;
  texts: TranslatableText[];
  /** The text of a page. */
  body: { source: string; text: string } | undefined;
};

/**
 * Opens the translation of an entry.
 *
 * @param path the file of the entry in the first language
 * @returns undefined if the entry does not exist, or the site does not have the language
 */
export function openTranslation(
  { files, translations = new Map() }: ContentFiles,
  path: string,
  language: string,
): OpenTranslation | undefined {
  const [source, collection] = [files.get(path), collectionOf(path)];
  const isLanguage = siteLanguages(files).slice(1).includes(language);
  if (source === undefined || !collection || !isLanguage) return undefined;
  const found = [...translations.keys()].find((each) => {
    const own = translationOf(each);
    return own?.language === language && pairKey(own.source) === pairKey(path);
  });
  const file = found ?? translationPath(path, language);
  const base = translations.get(file) ?? '';
  const [parts, ownParts] = [splitFrontMatter(source), splitFrontMatter(base)];
  const given = fieldsIn(base);
  const words = translatedWords(language, collection);
  const texts: TranslatableText[] = [];
  const written = (value: unknown) => (typeof value === 'string' && !isDraft(value) ? value : '');
  mapFields(collection.schema, fieldsIn(source), (value, field, at) => {
    const kind = translationKind(field);
    const isText = isTextField(field) && hasWords(value);
    if (!isText || kind === 'shared' || valueAt(words, at) !== undefined) return value;
    texts.push({
      path: at,
      source: value,
      text: written(valueAt(given, at)),
      isNeeded: kind === 'own',
    });
    return value;
  });
  const ownBody = ownParts?.body.trim() ?? '';
  const body = parts && {
    source: parts.body.trim(),
    text: ownBody === draftBody(parts.body).trim() ? '' : ownBody,
  };
  return { collection, language, file, base, source, texts, body };
}

/**
 * The text of a translation's file with the typed texts and the present fingerprint of its source. An empty text is a
 * draft if it is needed, and is left out otherwise.
 *
 * @param typed the texts by the names of their fields
 * @param body the text of a page
 */
export function textOfTranslation(
  { collection, file, base, source, texts, body: open }: OpenTranslation,
  typed: ReadonlyMap<string, string>,
  body = '',
): string {
  const given = fieldsIn(base);
  const fields = texts.reduce<unknown>((entry, { path, source: original, isNeeded }) => {
    const text = typed.get(fieldName(path))?.replaceAll('\r\n', '\n').trim();
    if (text) return withValueAt(entry, path, text);
    if (isNeeded) return withValueAt(entry, path, draft(original));
    const isGiven = valueAt(given, path) !== undefined;
    return isGiven ? withValueAt(entry, path, undefined) : entry;
  }, given ?? {});
  // Fields without a value are left out.
  const entry = JSON.parse(JSON.stringify(fields)) as object;
  const written = open
    ? rewriteDocument(base, entry, body.trim() === '' ? draftBody(open.source) : body)
    : rewriteEntry(file, base, entry);
  return withFingerprint(written, fingerprintOf(collection, source));
}
