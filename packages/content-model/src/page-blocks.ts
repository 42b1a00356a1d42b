import { Parser, type Token } from 'marked';
import { anchorOf, isTitle, picturesOf, titleOf } from './check/markdown.ts';
import { findPicture } from './check/pictures.ts';
import { htmlOf } from './markdown-html.ts';
import { freeName } from './names.ts';
import type { PageBlock } from './page-kinds/define-page.ts';

type PictureContext = Parameters<typeof findPicture>[2];

/** Whether a block stands by itself, between the texts of a page. */
const isApart = (token: Token) => isTitle(token) || picturesOf(token).length > 0;

/** The ids that the frame of every page has. */
const IDS_OF_PAGES = ['main', 'menu', 'contents-title'];

/**
 * The id of each title: its anchor, with a number where a section or the frame of the page has that id.
 *
 * @param sections the sections of the page
 */
function titleIds(tokens: readonly Token[], sections: readonly string[]): Map<Token, string> {
  const titles = tokens.filter(isTitle);
  const anchors = titles.map((title) => anchorOf(titleOf(title)));
  const ofSections = sections.flatMap((name) => [name, `${name}-title`]);
  const taken = [...IDS_OF_PAGES, ...ofSections];
  const isTaken = (anchor: string) => (name: string) =>
    taken.includes(name) || (name !== anchor && anchors.includes(name));
  return new Map(
    titles.map((title, at) => {
      const anchor = anchors[at] ?? '';
      return [title, freeName(anchor, isTaken(anchor))];
    }),
  );
}

/**
 * Titles, texts and pictures, from top to bottom.
 *
 * @param sections the sections of the page
 */
export function blocksOf(
  path: string,
  tokens: Token[],
  context: PictureContext,
  sections: readonly string[],
): PageBlock[] {
  const ids = titleIds(tokens, sections);
  const starts = [-1, ...tokens.flatMap((token, at) => (isApart(token) ? [at] : []))];
  return starts.flatMap((start, index): PageBlock[] => {
    const own = tokens[start];
    const text = htmlOf(tokens.slice(start + 1, starts[index + 1]));
    return [
      ...(own ? blocksApart(path, own, context, ids.get(own)) : []),
      ...(text === '' ? [] : [{ html: text }]),
    ];
  });
}

function blocksApart(path: string, token: Token, context: PictureContext, id = ''): PageBlock[] {
  if (isTitle(token)) {
    const html = Parser.parseInline(token.tokens);
    return [{ heading: { id, title: titleOf(token), html } }];
  }
  return picturesOf(token).map((image) => ({
    picture: findPicture(path, image.href, context).picture ?? '',
    alt: image.text,
    caption: image.title ?? '',
  }));
}
