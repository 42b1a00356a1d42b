import { posix } from 'node:path';
import { fillVariables } from '../../../content-model/src/check/placeholders.ts';
import { lettersOf, type Pick } from '../../../content-model/src/preview.ts';
import { type ContentFiles, siteFacts } from '../../../content-model/src/read-content.ts';
import {
  type FieldPath,
  mapFields,
  metadata,
} from '../../../content-model/src/schema-traversal.ts';
import { type EntryFile, entryFiles, type OpenEntry, readEntry } from '../entries/entries.ts';
import { inputName } from '../form/form-values.ts';
import { type Place, placeFor } from './places.ts';

/** A field in which something that the page shows is written. */
export type FoundField = {
  entry: EntryFile;
  /** None for the text of a page. */
  path?: FieldPath;
  /** The name of its input. */
  input: string;
};

type Field = FoundField & { letters: string; picture?: string; place: Place };

/** The fewest letters that are no part of other texts by chance. */
const SHORTEST_PART = 4;

/** Widgets whose value a page shows as it is. */
const SHOWN = ['line', 'paragraph', 'email', 'number'];

/** A text in Markdown without the addresses of its links and the signs of its HTML. */
const withoutMarkup = (markdown: string) =>
  markdown.replaceAll(/\]\([^)\s]*\)/g, ']').replaceAll(/&[a-z]+;/g, '');

function fieldsOf(entry: OpenEntry, content: ContentFiles, variables: Record<string, string>) {
  const place = placeFor(entry, content);
  const found: Field[] = [];
  mapFields(entry.collection.schema, entry.fields, (value, schema, path) => {
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    const { widget = '' } = metadata(schema);
    const field = { entry, path, input: inputName(path), place };
    if (widget === 'picture') {
      const picture = posix.join(posix.dirname(entry.path), String(value));
      found.push({ ...field, letters: '', picture });
    } else if (SHOWN.includes(widget)) {
      found.push({ ...field, letters: lettersOf(fillVariables(String(value), variables)) });
    }
    return value;
  });
  if (entry.body !== '') {
    const letters = lettersOf(fillVariables(withoutMarkup(entry.body), variables));
    found.push({ entry, input: 'body', place, letters });
  }
  return found;
}

/** The same fields in groups: those that are seen where the click was, those of the page, and all. */
function byDistance(fields: readonly Field[], page: string, { sections }: Pick) {
  const onPage = fields.filter(({ place }) => place.page === page);
  const around = onPage.filter(({ place }) => sections.includes(place.section));
  return [around.filter(({ place }) => place.section !== 'body'), onPage, fields];
}

const shortestFirst = (a: Field, b: Field) => a.letters.length - b.letters.length;

const alike = (fields: readonly Field[], first: Field | undefined) =>
  fields.filter(({ letters }) => letters === first?.letters);

/** The fields that are all of a text. */
const same = (fields: readonly Field[], letters: string) =>
  fields.filter((field) => field.letters === letters);

/** The fields of which a text is a part, such as a paragraph of a legal page. */
function wholes(fields: readonly Field[], letters: string): Field[] {
  const found = fields.filter((field) => field.letters.includes(letters)).sort(shortestFirst);
  return alike(found, found[0]);
}

/** The fields that are a part of a text. */
function parts(fields: readonly Field[], letters: string): Field[] {
  const found = fields
    .filter((field) => field.letters.length >= SHORTEST_PART && letters.includes(field.letters))
    .sort(shortestFirst);
  return alike(found, found.at(-1));
}

/** The fields in which one of these texts is written, the first text first. */
function byText(groups: readonly (readonly Field[])[], texts: readonly string[]): Field[] {
  const wanted = texts.map(lettersOf).filter(Boolean);
  const long = wanted.filter(({ length }) => length >= SHORTEST_PART);
  for (const [find, letters] of [
    ...wanted.map((each) => [same, each] as const),
    ...long.map((each) => [wholes, each] as const),
    ...long.map((each) => [parts, each] as const),
  ]) {
    const found = groups.map((fields) => find(fields, letters)).find(({ length }) => length > 0);
    if (found) return found;
  }
  return [];
}

/** The fields that name the picture of an address; the site may serve it from another folder. */
function byPicture(fields: readonly Field[], address: string): Field[] {
  const matching = fields.filter(
    ({ picture }) => picture !== undefined && address.includes(`/${picture}`),
  );
  const longest = Math.max(...matching.map(({ picture = '' }) => picture.length));
  return matching.filter(({ picture = '' }) => picture.length === longest);
}

/** The address of a picture, also where the development site serves a smaller one of it. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(address));
  } catch {
    return address;
  }
}

/**
 * The fields in which that is written which was clicked in a page: one, where that can be told.
 *
 * @param page the address of the page
 */
export function findFields(content: ContentFiles, page: string, pick: Pick): FoundField[] {
  const variables = siteFacts(content.files).facts;
  const fields = entryFiles(content).flatMap((file) =>
    fieldsOf(readEntry(content, file), content, variables),
  );
  const groups = byDistance(fields, page, pick);
  const address = pick.picture && decoded(pick.picture);
  const pictures = address
    ? groups.map((group) => byPicture(group, address)).find(({ length }) => length > 0)
    : undefined;
  return pictures ?? byText(groups, pick.texts);
}
