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

/** A function with the words that find it: its own names first, its hint second. */
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

/** The pages that are of use on this site. */
function pages(content: ContentFiles, language: Language, isSignedIn: boolean): Candidate[] {
  const { names, also } = wordsIn(language).search.pages;
  const isThere = (name: Name) =>
    name === 'account'
      ? isSignedIn
      : name !== 'languages' || siteLanguages(content.files).length > 1;
  return (Object.keys(PAGES) as Name[]).filter(isThere).map((name) => ({
    href: PAGES[name],
    label: names[name],
    own: `${names[name]} ${also[name]}`,
    hint: '',
  }));
}

/** The form of a collection or its place on the first page, and each of its fields. */
function ofCollection(
  collection: Collection,
  group: string,
  path: string | undefined,
  language: Language,
): Candidate[] {
  const also: Readonly<Record<string, string>> = wordsIn(language).search.also;
  const name = collectionName(collection);
  const label = collectionLabel(collection, language);
  const hrefOf = (input?: string) => (path ? editLink(path, input) : `/admin/#${group}`);
  const fields = (labels: FieldLabels, at: string[], trail: string[]): Candidate[] =>
    Object.entries(labels).flatMap(([field, about]) => {
      const [input, words] = [
        [...at, field],
        [...trail, about.label],
      ];
      const own = `${about.label} ${also[[name, ...input].join('.')] ?? ''}`;
      const choices = Object.values(about.choices ?? {}).join(' ');
      return [
        {
          href: hrefOf(input.join('.')),
          label: [label, ...words].join(' › '),
          own,
          hint: `${label} ${words.join(' ')} ${about.hint ?? ''} ${choices}`,
        },
        // The fields of list elements have no address of their own.
        ...(about.fields && !about.element ? fields(about.fields, input, words) : []),
      ];
    });
  return [
    {
      href: hrefOf(),
      label,
      own: `${label} ${also[name] ?? ''} ${searchWordsOf(collection, language)}`,
      hint: '',
    },
    ...fields(fieldLabelsOf(collection, language), [], []),
  ];
}

/** A word without the end of a plural, so that `colours` finds a colour. */
const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/** Whether each word of a query begins a word of a text: "mark" is not in "remarkable". */
function names(query: string, text: string): boolean {
  const [words, known] = [query, text].map((each) => fold(each).match(/[\p{L}\p{N}]+/gu) ?? []);
  return (
    Boolean(words?.length) &&
    (words ?? []).every((word) => known?.some((each) => each.startsWith(singular(word))))
  );
}

/** All collections that the site has something of, or that can have entries. */
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

/** The functions with these words in their names, else in their hints. */
export function findFunctions(
  content: ContentFiles,
  query: string,
  language: Language,
  isSignedIn: boolean,
): Place[] {
  const all = [...pages(content, language, isSignedIn), ...collections(content, language)];
  const byName = all.filter(({ own }) => names(query, own));
  const found = byName.length > 0 ? byName : all.filter(({ hint }) => names(query, hint));
  const isFirst = ({ href }: Place, at: number) =>
    found.findIndex((each) => each.href === href) === at;
  return found.filter(isFirst).slice(0, MOST);
}
