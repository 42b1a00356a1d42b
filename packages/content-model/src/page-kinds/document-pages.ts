import { plainAddress } from '../../../words/address.ts';
import { addressIssues, addressOf } from '../check/address.ts';
import { locate } from '../check/locate.ts';
import { withoutExtension } from '../check/pictures.ts';
import { lists } from '../collections.ts';
import { fieldsOfFile } from '../file-fields.ts';
import { valueAt } from '../schema-traversal.ts';
import { singletonFields, type Texts, textIn } from '../site-facts.ts';
import { onlineDays } from './online-days.ts';
import { type PageKind, pageKinds } from './page-kinds.ts';

/** A page that links can name, as far as unchecked files tell. */
export type KnownPage = {
  /** The same in every language: the file without its ending, or the name of the kind for the page that lists them. */
  id: string;
  address: string;
  /** The name of its kind; undefined for the page that lists others. */
  kind?: string;
  /** Whether the page is online today. */
  isOnline: boolean;
  /** Whether the page is not online today, and may be so later. */
  isExpected: boolean;
  /** The sections that its front matter names. */
  sections: readonly string[];
  /** The addresses of the lists that show it, beside the list of all; of that list, its feed. */
  lists: readonly string[];
  /** The names of these lists, as far as the page has them. */
  listNames: readonly string[];
};

/** The first part of the addresses of a kind: `/news`, or nothing for pages at the top of the site. */
export function parentOf({ head, isTopLevel, documents, name }: PageKind, files: Texts): string {
  if (isTopLevel) return '';
  if (!head) return `/${documents.folder}`;
  const own = plainAddress(textIn(singletonFields(head, files), 'address'));
  return `/${own || name}`;
}

/** The files of the entries that the pages of a kind are about, in their order; undefined for pages about none. */
export function entriesOf({ documents: { folder } }: PageKind, files: Texts): string[] | undefined {
  const list = lists.find((each) => each.folder === folder);
  return list && locate(list, files);
}

/** The lists that show a page, beside the list of all; none as long as its front matter is wrong. */
function listsOf(
  { alsoListedAt, namesOfLists, documents }: PageKind,
  fields: unknown,
  parent: string,
): Pick<KnownPage, 'lists' | 'listNames'> {
  const { data } = documents.schema.safeParse(fields);
  return {
    lists: (data && alsoListedAt?.(data).map((each) => `${parent}/${each}`)) ?? [],
    listNames: (data && namesOfLists?.(data)) ?? [],
  };
}

/** The pages of a kind, and the page that lists them. A page whose address is wrong is absent: the check reports it. */
function pagesOfKind(kind: PageKind, files: Texts, contactPage: string): KnownPage[] {
  const parent = parentOf(kind, files);
  const pages = locate(kind.documents, files).flatMap((path): KnownPage[] => {
    const fields = fieldsOfFile(files, path);
    const slug = textIn(fields, 'slug') || undefined;
    if (addressIssues(path, parent, contactPage, slug).length > 0) return [];
    const address = addressOf(path, parent, slug);
    const named = valueAt(fields, ['sections']);
    const sections = Array.isArray(named) ? named.map(String) : [];
    const id = withoutExtension(path);
    const { isOnline, isExpected } = onlineDays(kind, fields);
    const lists = listsOf(kind, fields, parent);
    return [{ id, address, kind: kind.name, isOnline, isExpected, sections, ...lists }];
  });
  if (!kind.head) return pages;
  const isOnline = pages.some((page) => page.isOnline);
  const isExpected = !isOnline && pages.some((page) => page.isExpected);
  const lists = kind.feed === undefined ? [] : [`${parent}/${kind.feed}`];
  const list = { id: kind.name, address: parent, isOnline, isExpected, sections: [], lists };
  return [{ ...list, listNames: [] }, ...pages];
}

/** The pages of every kind, each kind after the page that lists it. */
export const documentPages = (files: Texts, contactPage: string): KnownPage[] =>
  pageKinds.flatMap((kind) => pagesOfKind(kind, files, contactPage));
