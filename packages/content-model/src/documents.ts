import { addressIssues, addressOf } from './check/address.ts';
import { checkEntry } from './check/entry.ts';
import { linkTargetInText } from './check/links.ts';
import { idOf } from './check/locate.ts';
import { type Body, paragraphIssues, textIssues, withoutSkippedLevels } from './check/markdown.ts';
import { withoutExtension } from './check/pictures.ts';
import { fillVariables } from './check/placeholders.ts';
import type { MarkdownContext } from './check/text-context.ts';
import { SITE_VARIABLES } from './check/texts.ts';
import { finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { type MarkdownPlace, tokensOf } from './markdown-html.ts';
import { blocksOf } from './page-blocks.ts';
import type { DocumentPage, FrontMatter } from './page-kinds/define-page.ts';
import type { PageKind } from './page-kinds/page-kinds.ts';
import { splitFrontMatter } from './parse.ts';
import { CLOSING_SECTIONS } from './sections/sections.ts';

/** The context in which Markdown pages are read. */
export type DocumentContext = MarkdownContext &
  MarkdownPlace & {
    /** The address of the contact page. */
    contactPage: string;
    /** The first part of the addresses of each kind of pages, by the name of the kind: `/news`, or nothing. */
    parents: ReadonlyMap<string, string>;
    /** The sections that have something to show. */
    filledSections: readonly string[];
    /** The files of the entries that pages are about, in their order, by the folder of both. */
    entries: ReadonlyMap<string, readonly string[]>;
  };

type Read = { value?: DocumentPage; issues: ContentIssue[]; pictures?: string[] };

/**
 * Reads a page in Markdown.
 *
 * @param path the path of the file, from `content/`
 * @returns the page, or all of its issues
 */
export function readDocument(
  path: string,
  source: string,
  kind: PageKind,
  context: DocumentContext,
): Read {
  const file = `content/${path}`;
  const entries = context.entries.get(kind.documents.folder);
  const entry = entries?.findIndex((each) => idOf(each) === idOf(path));
  if (entry === -1) {
    return { issues: [{ file, ...finding('pageWithoutEntry', withoutExtension(path)) }] };
  }
  const parts = splitFrontMatter(source);
  if (!parts) {
    const names = Object.keys(kind.documents.schema.shape);
    return { issues: [{ file, ...finding('noFrontMatter', names) }] };
  }
  const read = checkEntry(path, parts.fields, kind.documents, context, SITE_VARIABLES, {
    firstLine: 2,
  });
  if (!('data' in read)) return read;
  const { slug, ...fields } = read.value as FrontMatter;
  const parent = context.parents.get(kind.name) ?? '';
  const own = kind.variables?.(read.data as FrontMatter, context.facts);
  const facts = { ...context.facts, ...own };
  const text: Body = { path, body: parts.body, firstLine: parts.bodyLine };
  const canBeEmpty = kind.canBeEmpty?.(read.data as FrontMatter) ?? false;
  const address = addressOf(path, parent, slug);
  const anchorsBelow = (context.sectionsOfPages ?? [])
    .filter((each) => each.startsWith(`${address}#`))
    .map((each) => each.slice(address.length));
  const rules = { hasPictures: kind.hasPictures ?? false, canBeEmpty, anchorsBelow };
  const checked = textIssues(text, rules, { ...context, facts });
  const pictures = [...read.pictures, ...checked.pictures];
  const issues = [
    ...addressIssues(path, parent, context.contactPage, slug),
    ...read.issues,
    ...paragraphIssues(file, read.entry, kind.markdownFields ?? [], context),
    ...checked.issues,
  ];
  if (issues.length > 0) return { issues, pictures };
  const tokens = withoutSkippedLevels(tokensOf(text.body, context, own));
  const named = fields.sections ?? [];
  const sections = named.filter((name) => context.filledSections.includes(name));
  return {
    issues,
    pictures,
    value: {
      ...withoutFields(fields, kind.markdownFields ?? []),
      id: withoutExtension(path),
      path: address,
      ...(entry !== undefined && { entry }),
      sections,
      blocks: blocksOf(path, tokens, context, [
        ...sections,
        ...(kind.hasClosingSections ? CLOSING_SECTIONS : []),
      ]),
      markdown: plainMarkdown(parts.body, facts, context),
    },
  };
}

/** A link in Markdown to a page or a section of the site. */
const OWN_LINK = /(?<!!)\[([^\]]*)\]\(([/#][^)\s]*)\)/g;

/** A text in Markdown with its variables filled in and its links in the language of the page. */
function plainMarkdown(
  body: string,
  facts: Readonly<Record<string, string>>,
  context: DocumentContext,
): string {
  // A variable of the kind stands for Markdown, which has variables itself.
  const text = fillVariables(fillVariables(body.trim(), facts), facts);
  return text.replaceAll(OWN_LINK, (whole, words: string, href: string) => {
    const target = linkTargetInText(href, context);
    if (target === undefined) return whole;
    if (target === '') return words;
    // In a file beside the page, an anchor alone would lead nowhere.
    return `[${words}](${target.startsWith('#') ? `/${target}` : target})`;
  });
}

/** The fields of a page, apart from the named ones, which are part of its text. */
const withoutFields = <Fields extends object>(fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Fields;
