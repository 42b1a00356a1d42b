import { type Collection, collectionName } from '../../../content-model/src/collections.ts';
import { isDraftText, type Unfinished, unmarked } from '../../../content-model/src/drafts.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  type FieldPath,
  mapFields,
  pathOfField,
} from '../../../content-model/src/schema-traversal.ts';
import { sectionWith } from '../../../content-model/src/sections/sections.ts';
import { translationTasks } from '../../../content-model/src/translations/translation-status.ts';
import { unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { type EntryFile, readEntry } from '../entries/entries.ts';
import { entriesInOrder } from '../entries/entries-in-order.ts';
import { translationLink } from '../entries/entry-links.ts';
import { inputName } from '../form/form-values.ts';

/** A stop of the walk: a text that waits to be written, with its form and its input. */
export type Stop = {
  path: string;
  input: string | undefined;
  href: string;
  text: string;
  /** Whether the text is a text of the sample, and no draft: a form that is opened outside the walk shows no walk for it. */
  isOfSample: boolean;
};

/** A position in the walk through the texts that wait. */
export type Walk = {
  /** The number of texts, including the one at this position. */
  left: number;
  /** The address of the next stop; undefined at the last stop. */
  skip: string | undefined;
};

/** The fields with drafts, in the order of the schema. */
function draftFields(content: ContentFiles, entry: EntryFile): Pick<Stop, 'input' | 'text'>[] {
  const { fields } = readEntry(content, entry);
  const inputs: Pick<Stop, 'input' | 'text'>[] = [];
  mapFields(entry.collection.schema, fields, (value, _, at) => {
    if (isDraftText(value)) inputs.push({ input: inputName(at), text: unmarked(value) });
    return value;
  });
  return inputs;
}

/** The stops of the texts of one entry: its drafts, then the texts that are as in the sample. */
function stopsOf(content: ContentFiles, entry: EntryFile, texts: readonly Unfinished[]): Stop[] {
  const { path, collection } = entry;
  const isPage = collection.type === 'documents';
  const hasDrafts = texts.some(({ field }) => field === undefined);
  const fields = hasDrafts ? draftFields(content, entry) : [];
  const stopAt = (input: string | undefined, text: string, isOfSample: boolean): Stop => {
    const query = new URLSearchParams({ file: path, ...(input && { at: input }) });
    return { path, input, text, href: `/admin/edit?${query}`, isOfSample };
  };
  const drafts = texts
    .filter(({ field }) => field === undefined)
    // The drafts of the fields come first, in the same order; the others are in the text of a page.
    .map(({ text }, index) => fields[index] ?? { input: isPage ? 'body' : undefined, text })
    .map(({ input, text }) => stopAt(input, text, false));
  const ofSample = texts.flatMap(({ field, text }) => {
    if (field === undefined) return [];
    const input = isPage && field === 'text' ? 'body' : inputName(pathOfField(field));
    return [stopAt(input, text, true)];
  });
  return [...drafts, ...ofSample];
}

/**
 * Every text that waits to be written, in the order in which a visitor reads.
 *
 * @param sample the files of the sample agency, whose unchanged texts wait as well
 */
export function waitingTexts(content: ContentFiles, sample?: ContentFiles['files']): Stop[] {
  const texts = unfinishedPages(content, sample).flatMap((page) => page.texts);
  const byFile = Map.groupBy(texts, ({ file }) => file.replace('content/', ''));
  return entriesInOrder(content).flatMap((entry) =>
    stopsOf(content, entry, byFile.get(entry.path) ?? []),
  );
}

/** Every entry that is not translated into a language. */
export function translationStops(content: ContentFiles, language: string): Stop[] {
  const own = translationTasks(content).find((each) => each.language === language);
  const tasks = new Map(own?.tasks.map((task) => [task.source, task]));
  return entriesInOrder(content).flatMap(({ path }): Stop[] => {
    const task = tasks.get(path);
    if (!task) return [];
    const [field] = task.missing;
    const input = field === 'text' ? 'body' : field?.replaceAll(/\[(\d+)\]/g, '.$1');
    return [{ path, input, text: '', href: translationLink(path, language), isOfSample: false }];
  });
}

/** Fields whose drafts only describe the missing text, which no start can know. */
const KNOWN_TO_THE_AGENCY: Readonly<Record<string, RegExp>> = {
  site: /^(?:brand|legalName|location|streetAddress|contactEmail|contactPhone)\b/,
};

/** Whether a suggested text may stay unchanged. */
export function mayStay(collection: Collection, at: FieldPath): boolean {
  const { knownToAgency, collections = {} } = sectionWith(collection) ?? {};
  const known = Object.entries(knownToAgency ?? {}).find(
    ([name]) => collections[name] === collection,
  );
  return (
    !kindWith(collection)?.isKnownToAgency &&
    !KNOWN_TO_THE_AGENCY[collectionName(collection)]?.test(inputName(at)) &&
    !known?.[1]?.includes(inputName(at))
  );
}

/** The outcome of a form: saved, suggestion accepted, or suggestion still waiting. */
export type Outcome = 'saved' | 'kept' | 'waits';

/** The outcome as a query of an address; an accepted suggestion is saved as well. */
const SAID = { saved: '&saved', kept: '&saved=kept', waits: '&waits' } as const;

/** Reads the outcome of the previous form from an address. */
export function outcomeIn(params: URLSearchParams): Outcome | undefined {
  if (params.has('waits')) return 'waits';
  const saved = params.get('saved');
  if (saved === null || saved === 'merged') return undefined;
  return saved === 'kept' ? 'kept' : 'saved';
}

/** The address of a stop, at its input. */
export const addressOf = ({ href, input }: Stop, outcome?: Outcome) =>
  `${href}${outcome ? SAID[outcome] : ''}${input ? `#${input}` : ''}`;

/** The start of a walk; undefined where no text waits. */
export const firstStop = ([first]: readonly Stop[]): string | undefined =>
  first && addressOf(first);

/** The index of the stop that an address names, else of the first draft in its form; -1 if there is neither. */
function indexIn(stops: readonly Stop[], path: string, { searchParams }: URL): number {
  const own = stops.findIndex(
    (stop) => stop.path === path && stop.input === searchParams.get('at'),
  );
  return own >= 0 ? own : stops.findIndex((stop) => stop.path === path && !stop.isOfSample);
}

/** The position of a form in the walk; undefined for a form that is no stop. */
export function walkAt(stops: readonly Stop[], path: string, url: URL): Walk | undefined {
  const index = indexIn(stops, path, url);
  if (index < 0) return undefined;
  const next = stops[(index + 1) % stops.length];
  return {
    left: stops.length,
    skip: next && stops.length > 1 ? addressOf(next) : undefined,
  };
}

/**
 * The address after a form is saved: the next stop that is left, or else the first stop.
 *
 * @param end the address after the last stop
 * @param outcome the outcome of the form
 */
export function nextStop(
  before: readonly Stop[],
  left: readonly Stop[],
  path: string,
  url: URL,
  { end, outcome }: { end: string; outcome: Outcome },
): string {
  const index = indexIn(before, path, url);
  const isLeft = ({ href }: Stop) => left.some((stop) => stop.href === href);
  const next = [...before.slice(index + 1), ...before.slice(0, index + 1)].find(isLeft) ?? left[0];
  return next ? addressOf(next, outcome) : end;
}
