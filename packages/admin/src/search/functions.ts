import type { Collection } from '../../../content-model/src/collections.ts';
import { collectionName } from '../../../content-model/src/collections.ts';
import {
  collectionLabel,
  type FieldLabels,
  fieldLabelsOf,
  searchWordsOf,
} from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { siteMap } from '../../../content-model/src/site-map.ts';
import { siteLanguages } from '../../../content-model/src/translations/translation-files.ts';
import { fold } from '../../../words/fold.ts';
import { entryFiles } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import { type Language, wordsIn } from '../words/words.ts';

/** A function of the admin, and its address. */
export type Place = { href: string; label: string };

/** A function with the words that find it: its names, and if no name fits, its hint. */
type Candidate = Place & { own: string; hint: string };

/** The most functions that are shown. */
const MOST = 8;

/** Pages other than forms of entries, by the names of their words. */
const PAGES = {
  publish: '/admin/publish',
  later: '/admin/publish#later',
  history: '/admin/history',
  inbox: '/admin/inbox',
  figures: '/admin/figures',
  languages: '/admin/translations',
  account: '/admin/sign-in',
} as const;

type Name = keyof typeof PAGES;

/** The pages that this site has. */
function pages(content: ContentFiles, language: Language, isSignedIn: boolean): Candidate[] {
  const { names, also } = wordsIn(language).search.pages;
  const isThere = (name: Name): boolean => {
    if (name === 'account') return isSignedIn;
    return name !== 'languages' || siteLanguages(content.files).length > 1;
  };
  return (Object.keys(PAGES) as Name[]).filter(isThere).map((name) => ({
    href: PAGES[name],
    label: names[name],
    own: `${names[name]} ${also[name]}`,
    hint: '',
  }));
}

/** The form of a collection, or its place on the first page if it has no form. */
type Form = {
  name: string;
  label: string;
  /** The address of the form, or of one of its inputs. */
  hrefOf: (input?: string) => string;
  /** Further words that find the form and its fields, by their names. */
  also: Readonly<Record<string, string>>;
};

/** The form of a collection, and each of its fields. */
function ofCollection(
  collection: Collection,
  group: string,
  path: string | undefined,
  language: Language,
): Candidate[] {
  const form: Form = {
    name: collectionName(collection),
    label: collectionLabel(collection, language),
    hrefOf: (input) => (path ? editLink(path, input) : `/admin/#${group}`),
    also: wordsIn(language).search.also,
  };
  const { name, label, hrefOf, also } = form;
  const own = `${label} ${also[name] ?? ''} ${searchWordsOf(collection, language)}`;
  const fields = ofFields(form, fieldLabelsOf(collection, language), [], []);
  return [{ href: hrefOf(), label, own, hint: '' }, ...fields];
}

/** The fields of a group, with all fields in them. @param trail the labels of the groups around them */
const ofFields = (form: Form, labels: FieldLabels, at: string[], trail: string[]): Candidate[] =>
  Object.entries(labels).flatMap(([name, about]) =>
    ofField(form, about, [...at, name], [...trail, about.label]),
  );

function ofField(
  form: Form,
  about: FieldLabels[string],
  path: string[],
  trail: string[],
): Candidate[] {
  const choices = Object.values(about.choices ?? {}).join(' ');
  const field: Candidate = {
    href: form.hrefOf(path.join('.')),
    label: [form.label, ...trail].join(' › '),
    own: `${about.label} ${form.also[[form.name, ...path].join('.')] ?? ''}`,
    hint: `${form.label} ${trail.join(' ')} ${about.hint ?? ''} ${choices}`,
  };
  // The fields of list elements have no address of their own.
  if (!about.fields || about.element) return [field];
  return [field, ...ofFields(form, about.fields, path, trail)];
}

/** A word without the end of a plural, so that `colours` finds a colour. */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

const foldedWords = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a query begins a word of a text: "mark" is not in "remarkable". */
function hasAllWords(text: string, query: string): boolean {
  const known = foldedWords(text);
  const sought = foldedWords(query).map(singular);
  return sought.length > 0 && sought.every((word) => known.some((each) => each.startsWith(word)));
}

/** The functions of all collections, except for singletons that the site does not have. */
function collections(content: ContentFiles, language: Language): Candidate[] {
  const files = new Map(entryFiles(content).map(({ collection, path }) => [collection, path]));
  return siteMap(content)
    .flatMap(({ groups }) => groups)
    .flatMap((group) =>
      group.collections.flatMap((each) => {
        const path = each.type === 'singleton' ? files.get(each) : undefined;
        const isAbsent = each.type === 'singleton' && path === undefined;
        return isAbsent ? [] : ofCollection(each, group.id, path, language);
      }),
    );
}

/** The functions whose names have the words of a query; if there are none, those whose hints have them. */
export function findFunctions(
  content: ContentFiles,
  query: string,
  language: Language,
  isSignedIn: boolean,
): Place[] {
  const all = [...pages(content, language, isSignedIn), ...collections(content, language)];
  const byName = all.filter(({ own }) => hasAllWords(own, query));
  const found = byName.length > 0 ? byName : all.filter(({ hint }) => hasAllWords(hint, query));
  const isFirst = ({ href }: Place, at: number) =>
    found.findIndex((each) => each.href === href) === at;
  return found.filter(isFirst).slice(0, MOST);
}
