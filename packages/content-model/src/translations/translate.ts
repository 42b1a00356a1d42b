import { removeParts } from '../check/hidden-elements.ts';
import { collectionOf } from '../check/locate.ts';
import { withoutExtension } from '../check/pictures.ts';
import { DRAFT_MARK } from '../check/placeholders.ts';
import { COLLECTIONS, type Collection } from '../collections.ts';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { translatedWords } from '../languages.ts';
import { fieldsIn, parseEntry, splitFrontMatter } from '../parse.ts';
import { type FieldPath, fieldName, isObject } from '../schema-traversal.ts';
import { leftOutParts } from './left-out.ts';
import { overlay } from './overlay.ts';
import { pairKey, translationOf } from './translation-files.ts';

type Files = ReadonlyMap<string, string>;

/** An entry in a language other than the site's first. */
export type TranslatedEntry = {
  /** The file of the translation, from `content/`; undefined where there is none. */
  file: string | undefined;
  /** The fields of that file. */
  given: unknown;
  /** The fields whose texts are missing; an empty path is the text of a page. */
  missing: readonly FieldPath[];
  /** The parts that are hidden until they are translated; undefined where the whole entry is hidden. */
  leftOut: readonly FieldPath[] | undefined;
  /** The line of a page's text in its own file minus its line in the merged file. */
  lineOffset: number;
};

/** A site in a language other than its first. */
export type Translation = {
  /** Texts as `readEntries` takes them, under the paths of the first language. */
  files: Map<string, string>;
  /** The entries by the paths of their files in the first language. */
  entries: Map<string, TranslatedEntry>;
  issues: ContentIssue[];
};

/** The files from which an entry is merged. */
type Parts = {
  path: string;
  collection: Collection;
  language: string;
  source: string;
  file: string | undefined;
  translation: string | undefined;
};

/** A merged entry. `text` is undefined where a text is missing that the entry needs. */
type Merged = { entry: TranslatedEntry; issues: ContentIssue[]; text?: string | undefined };

/**
 * Merges the translations of a language into the texts of the first language. Untranslated elements of lists, entries
 * and Markdown pages are left out.
 *
 * @param files the texts of the first language
 * @param translations the translations into every language
 */
export function translate(files: Files, translations: Files, language: string): Translation {
  const result: Translation = { files: new Map(), entries: new Map(), issues: [] };
  const unpaired = new Map(
    [...translations.keys()].flatMap((path) => {
      const found = translationOf(path);
      return found?.language === language ? [[pairKey(found.source), path] as const] : [];
    }),
  );
  const add = (path: string, collection: Collection, source: string) => {
    const file = unpaired.get(pairKey(path));
    unpaired.delete(pairKey(path));
    const translation = file === undefined ? undefined : translations.get(file);
    const merge = collection.type === 'documents' ? mergeDocument : mergeEntry;
    const merged = merge({ path, collection, language, source, file, translation });
    if (merged.text !== undefined) result.files.set(path, merged.text);
    result.entries.set(path, merged.entry);
    result.issues.push(...merged.issues);
  };
  for (const [path, source] of files) {
    const collection = collectionOf(path);
    if (collection) add(path, collection, source);
    else result.files.set(path, source);
  }
  for (const [path, file] of [...unpaired]) {
    const collection = collectionOf(path);
    // A singleton that is filled by interface words needs no file in the first language.
    if (collection?.type === 'singleton') add(path, collection, '{}');
    else
      result.issues.push({ file: `content/${file}`, ...finding('translationWithoutEntry', path) });
  }
  leaveOutPages(files, result);
  return result;
}

/** Leaves out the pages about entries that are left out. */
function leaveOutPages(files: Files, { files: translated, entries }: Translation): void {
  for (const path of files.keys()) {
    const collection = collectionOf(path);
    if (collection?.type !== 'list' || translated.has(path)) continue;
    const page = `${withoutExtension(path)}.md`;
    const entry = entries.get(page);
    translated.delete(page);
    if (entry) entries.set(page, { ...entry, leftOut: undefined });
  }
}

/** Merges the fields of a file. */
function mergeFields(parts: Parts, source: string, translation: string | undefined, firstLine = 1) {
  const { collection, language, file } = parts;
  const parsed =
    translation === undefined
      ? { value: {}, issues: [] }
      : parseEntry(`content/${file}`, translation, firstLine);
  const fields = fieldsIn(source);
  const words = translatedWords(language, collection);
  // An unreadable translation is reported, and counts as empty.
  const given = parsed.value ?? {};
  const { value, ...notes } = overlay(collection.schema, fields, given, words);
  const noted = (paths: readonly FieldPath[], note: Finding): ContentIssue[] =>
    paths.map((path) => ({ file: `content/${file}`, field: fieldName(path), ...note }));
  const issues = [
    ...parsed.issues,
    ...noted(notes.shared, finding('sharedField', parts.path)),
    ...noted(notes.longer, finding('longerList', parts.path)),
  ];
  return { value, given, issues, missing: notes.missing, canRead: fields !== undefined };
}

function mergeEntry(parts: Parts): Merged {
  const { collection, language, source, file, translation } = parts;
  const { value, given, issues, missing, canRead } = mergeFields(parts, source, translation);
  // A form is shown whole or not at all: a hidden part could be a consent.
  const isForm = collection === COLLECTIONS.contact && missing.length > 0;
  const leftOut = isForm ? undefined : leftOutParts(collection.schema, value, missing);
  const entry = { file, given, missing, leftOut, lineOffset: 0 };
  if (collection.type === 'list' && !leftOut) return { entry, issues };
  removeParts(value, leftOut ?? []);
  const isSite = collection === COLLECTIONS.site && isObject(value);
  const merged = JSON.stringify(isSite ? { ...value, language } : value);
  // A source that cannot be read is reported in the first language.
  return { entry, issues, text: canRead ? merged : source };
}

/** The line of a page's text in the merged file, whose fields are in one line. */
const MERGED_BODY_LINE = 4;

function mergeDocument(parts: Parts): Merged {
  const { file, translation, source } = parts;
  const own = splitFrontMatter(source);
  const translated = splitFrontMatter(translation ?? '');
  if (translation !== undefined && !translated) {
    const wrong = finding('noFrontMatter', ['title', 'description']);
    const entry = { file, given: {}, missing: [[]], leftOut: undefined, lineOffset: 0 };
    return { entry, issues: [{ file: `content/${file}`, ...wrong }] };
  }
  const body = translated?.body ?? '';
  const fields = mergeFields(parts, own?.fields ?? '', translated?.fields, 2);
  // A page that is made of sections has no text to translate.
  const needsText = own?.body.trim() !== '';
  const hasText = (body.trim() !== '' || !needsText) && !body.includes(DRAFT_MARK);
  const missing = hasText ? fields.missing : [...fields.missing, []];
  const lineOffset = (translated?.bodyLine ?? 1) - MERGED_BODY_LINE;
  const leftOut = missing.length > 0 ? undefined : [];
  const entry = { file, given: fields.given, missing, leftOut, lineOffset };
  if (!leftOut) return { entry, issues: fields.issues };
  const text = `---\n${JSON.stringify(fields.value)}\n---\n${body}`;
  return { entry, issues: fields.issues, text };
}
