import { posix } from 'node:path';
import { idOf, locate } from '../../../content-model/src/check/locate.ts';
import { type Collection, collectionName, lists } from '../../../content-model/src/collections.ts';
import { fieldsOfFile } from '../../../content-model/src/file-fields.ts';
import { sectionLabel, wordsOfKind } from '../../../content-model/src/labels.ts';
import type { KnownPage } from '../../../content-model/src/page-kinds/document-pages.ts';
import { kindIn, pageKinds } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { pagesOf } from '../../../content-model/src/pages.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  allFields,
  fieldsOf,
  metadata,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { siteFacts, siteFields } from '../../../content-model/src/site-facts.ts';
import { displayName, fieldOf } from '../entries/entries.ts';
import { type Language, wordsIn } from '../words/words.ts';
import type { Facts } from './variables-note.tsx';

/** The values that a form offers for its fields. */
export type FormOffers = {
  /** The targets of links; empty if an address can only be typed. */
  links: readonly LinkChoice[];
  /** The entries that fields of the form can name, by the folders of their lists. */
  entries: ReadonlyMap<string, readonly EntryChoice[]>;
  /** The texts that other entries have in a list of texts, by the names of the fields of the form. */
  used: ReadonlyMap<string, readonly string[]>;
  /** The values of names in braces. */
  facts: Facts;
};

/** The offers of a collection's form. */
export const formOffers = (
  collection: Collection,
  content: ContentFiles,
  language: Language,
): FormOffers => ({
  // The links of the site's facts lead to other sites: to the profiles of the agency.
  links: collectionName(collection) === 'site' ? [] : linkChoices(content, language),
  entries: entryChoices(collection, content),
  used: usedTexts(collection, content),
  facts: siteFacts(content.files).facts,
});

/** Whether a form has a text in Markdown: a page, or a field of an entry. */
const hasMarkdown = ({ type, schema }: Collection): boolean =>
  type === 'documents' || allFields(schema).some((field) => metadata(field.schema).markdown);

/** The styles and scripts of a collection's form, in any language. */
export function formFiles(collection: Collection) {
  const names = [
    'form',
    ...(collectionName(collection) === 'theme' ? ['theme'] : []),
    ...(hasMarkdown(collection) ? ['rich-text'] : []),
  ];
  return { styles: names, scripts: names };
}

/** An entry that a field can name. */
export type EntryChoice = { id: string; title: string };

/** The entries that the fields of a collection can name. */
function entryChoices({ schema }: Collection, content: ContentFiles): FormOffers['entries'] {
  const folders = allFields(schema).map((field) => metadata(field.schema).refersTo);
  return new Map(
    lists
      .filter(({ folder }) => folders.includes(folder))
      .map((list) => [
        list.folder,
        locate(list, content.files).map((path) => ({
          id: idOf(path),
          title: displayName(content, { path, collection: list }),
        })),
      ]),
  );
}

/** For each list that offers the texts of other entries, the texts of all entries of the collection, sorted. */
function usedTexts(collection: Collection, { files }: ContentFiles): FormOffers['used'] {
  const offering = Object.entries(fieldsOf(collection.schema)).filter(
    ([, schema]) => metadata(schema).offersUsed,
  );
  const used = new Map(offering.map(([name]) => [name, new Set<string>()]));
  for (const path of offering.length > 0 ? locate(collection, files) : []) {
    const fields = fieldsOfFile(files, path);
    for (const [name, texts] of used) {
      const list = valueAt(fields, [name]);
      for (const text of Array.isArray(list) ? list : []) texts.add(String(text).trim());
    }
  }
  const { compare } = new Intl.Collator();
  return new Map([...used].map(([name, texts]) => [name, [...texts].sort(compare)]));
}

/** A target of a link: a page, a section, or a profile of the agency. */
export type LinkChoice = {
  href: string;
  label: string;
  kind: 'pages' | 'sections' | 'networks';
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** All targets of links in this content, in the order of the site. */
export function linkChoices({ files }: ContentFiles, language: Language): LinkChoice[] {
  const { pages, lists, anchors, hidden, contactPage, addresses, documents } = pagesOf(files);
  const words = wordsIn(language).link;
  const titles = new Map([
    ['/', words.home],
    [contactPage, words.contact],
    ...[...addresses].flatMap(([id, address]) => {
      const name = nameOfPage(id, textOf(fieldOf(files, `${id}.md`, 'title')), language);
      return name ? [[address, name] as const] : [];
    }),
    ...documents.flatMap((each) => namesOfLists(each, language)),
  ]);
  return [
    ...[...pages, ...lists].map((href) => ({
      href,
      label: titles.get(href) ?? href,
      kind: 'pages' as const,
    })),
    ...[...anchors, ...hidden].map((href) => ({
      href,
      label: sectionLabel(href.slice(1), language),
      kind: 'sections' as const,
    })),
    ...networks(files),
  ];
}

/** The names of further addresses of a page: for the list of a kind its feed, for other pages the lists that show it. */
function namesOfLists(
  { id, kind, lists, listNames }: KnownPage,
  language: Language,
): (readonly [href: string, name: string])[] {
  const own = pageKinds.find(({ name }) => name === (kind ?? id));
  const words = own && wordsOfKind(own, language);
  const named = listNames.map((name) => words?.listed?.replace('{name}', name) ?? name);
  const names = kind === undefined ? [words?.feed] : named;
  return lists.flatMap((href, at) => {
    const name = names[at];
    return name === undefined ? [] : [[href, name] as const];
  });
}

/** The owner's name of a page of a kind, or of the page that lists a kind; undefined for other pages. */
function nameOfPage(id: string, title: string, language: Language): string | undefined {
  const listed = pageKinds.find(({ name }) => name === id);
  if (listed) return wordsOfKind(listed, language).name;
  const kind = kindIn(posix.dirname(id));
  const { titled = '{title}' } = kind ? wordsOfKind(kind, language) : {};
  return kind && title && titled.replace('{title}', title);
}

function networks(files: ContentFiles['files']): LinkChoice[] {
  const found = valueAt(siteFields(files), ['socialLinks']);
  return (Array.isArray(found) ? found : []).flatMap((network) => {
    const id = textOf(valueAt(network, ['id']));
    const label = textOf(valueAt(network, ['text'])) || id;
    return id === '' ? [] : [{ href: `social:${id}`, label, kind: 'networks' as const }];
  });
}
