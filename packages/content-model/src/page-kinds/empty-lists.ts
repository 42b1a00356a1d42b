import { plainAddress } from '../../../words/address.ts';
import { nearest } from '../check/suggest.ts';
import type { Texts } from '../site-facts.ts';
import { type KnownPage, parentOf } from './document-pages.ts';
import { pageKinds } from './page-kinds.ts';

/** A link to a list without a page, such as the list of a topic. */
export type EmptyList = {
  file: string;
  line: number;
  href: string;
  /** The lists of the same kind that have pages. */
  others: readonly string[];
};

/**
 * The links to lists without pages on any day. Only pages say which lists there are, so a link that is almost the name
 * of another list counts as mistyped and is not among these: the check reports it.
 */
export function emptyLists(documents: readonly KnownPage[], files: Texts): EmptyList[] {
  return pageKinds.flatMap((kind) => {
    if (kind.listFolder === undefined) return [];
    const parent = `${parentOf(kind, files)}/${kind.listFolder}/`;
    const pages = documents.filter((page) => page.kind === kind.name);
    const others = [...new Set(pages.flatMap(({ lists }) => lists))];
    const names = others.map((list) => list.slice(parent.length));
    return linksBelow(parent, files).flatMap((link) => {
      const name = link.href.slice(parent.length);
      return nearest(name, names) === undefined ? [{ ...link, others }] : [];
    });
  });
}

/** The addresses directly below another one that texts name, each once in a line. */
const linksBelow = (parent: string, files: Texts) =>
  [...files].flatMap(([file, text]) =>
    text.split('\n').flatMap((words, at) => {
      const named = plainAddress(words).match(/\/[^\s"'<>()[\]{},#?]+/g);
      return [...new Set(named)]
        .filter((href) => href.startsWith(parent) && !href.slice(parent.length).includes('/'))
        .map((href) => ({ file, line: at + 1, href }));
    }),
  );
