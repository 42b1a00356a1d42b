import { Marked, Renderer, type Token, type Tokens } from 'marked';
import type { z } from 'zod';
import { addressIssues, addressOf } from './check/address.ts';
import { checkEntry } from './check/entry.ts';
import { linkTarget, plainHref } from './check/links.ts';
import { idOf } from './check/locate.ts';
import {
  anchorOf,
  type Body,
  isTitle,
  legalIssues,
  type MarkdownContext,
  picturesOf,
  reachUsIssues,
  studyIssues,
  titleOf,
} from './check/markdown.ts';
import { findPicture, withoutExtension } from './check/pictures.ts';
import { SITE_VARIABLES } from './check/texts.ts';
import { COLLECTIONS, type Documents } from './collections.ts';
import { filledMarkdown } from './filled-markdown.ts';
import { finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { splitFrontMatter } from './parse.ts';
import type { LegalPage, LegalSection } from './schemas/legal.ts';
import type { CaseStudy, CaseStudyBlock } from './schemas/projects.ts';

/** The context in which a Markdown page is read. */
export type DocumentContext = MarkdownContext & {
  /** The path of the site's home page: `/`, or `/agency/`. */
  basePath: string;
  /** The address of the contact page. */
  contactPage: string;
  /** The files of the projects, in their order. */
  projects: readonly string[];
};

type Read<Page> = { value?: Page; issues: ContentIssue[]; pictures?: string[] };

/**
 * Reads a legal page.
 *
 * @param path the path of the file, from `content/`
 * @returns the page, or all of its issues
 */
export function readLegalPage(
  path: string,
  source: string,
  context: DocumentContext,
): Read<LegalPage> {
  const read = readFields(path, source, COLLECTIONS.legal, context);
  if (!('data' in read)) return read;
  const { data, text } = read;
  const { contactEmail } = context.facts;
  const reachUs = contactEmail === '' ? data.contactByPage : data.contactByEmail;
  const howToReachUs = reachUs ?? '';
  const issues = [
    ...addressIssues(path, context.contactPage, data.slug),
    ...read.issues,
    ...reachUsIssues(`content/${path}`, read.entry, context),
    ...legalIssues(text, { ...context, facts: { ...context.facts, howToReachUs } }),
  ];
  if (issues.length > 0) return { issues };
  const tokens = filled(text, context, howToReachUs);
  const starts = tokens.flatMap((token, index) => (isTitle(token) ? [{ token, index }] : []));
  const introduction = html(tokens.slice(0, starts[0]?.index));
  const sections = starts.map(({ token, index }, at): LegalSection => {
    const title = titleOf(token);
    const content = tokens.slice(index + 1, starts[at + 1]?.index);
    return { id: anchorOf(title), title, html: html(content) };
  });
  const { title, description } = read;
  const { effectiveDate } = data;
  return {
    issues,
    value: {
      path: addressOf(path, data.slug),
      ...{ title, description, effectiveDate, introduction, sections },
    },
  };
}

/**
 * Reads the case study of a project, which has a file of the same name.
 *
 * @param path the path of the file, from `content/`
 * @returns the page, or everything that is wrong with it
 */
export function readCaseStudy(
  path: string,
  source: string,
  context: DocumentContext,
): Read<CaseStudy> {
  const name = withoutExtension(path);
  const project = context.projects.findIndex((file) => idOf(file) === idOf(path));
  if (project < 0) {
    return { issues: [{ file: `content/${path}`, ...finding('studyWithoutProject', name) }] };
  }
  const read = readFields(path, source, COLLECTIONS.projects.studies, context);
  if (!('data' in read)) return read;
  const checked = studyIssues(read.text, context);
  const issues = [
    ...addressIssues(path, context.contactPage, read.data.slug),
    ...read.issues,
    ...checked.issues,
  ];
  const { pictures } = checked;
  const { slug } = read.data;
  if (issues.length > 0) return { issues, pictures };
  const { title, description } = read;
  const blocks = blocksOf(path, filled(read.text, context), context);
  return {
    issues,
    pictures,
    value: { path: addressOf(path, slug), title, description, project, blocks },
  };
}

/** Reads the front matter of a page, and splits the text from it. */
function readFields<Fields extends { title: string; description: string }>(
  path: string,
  source: string,
  collection: Documents & { schema: z.ZodObject & z.ZodType<Fields> },
  context: DocumentContext,
) {
  const parts = splitFrontMatter(source);
  if (!parts) {
    const wrong = finding('noFrontMatter', Object.keys(collection.schema.shape));
    return { issues: [{ file: `content/${path}`, ...wrong }] };
  }
  const options = { firstLine: 2 };
  const read = checkEntry(path, parts.fields, collection, context, SITE_VARIABLES, options);
  if (!('data' in read)) return read;
  const text: Body = { path, body: parts.body, firstLine: parts.bodyLine };
  // The callers check for issues before they use these.
  const { title, description } = read.value as Fields;
  return { ...read, data: read.data as Fields, title, description, text };
}

/** The blocks of a text with its variables filled in and its links below the base path. */
function filled({ body }: Body, context: DocumentContext, howToReachUs?: string): Token[] {
  const tokens = filledMarkdown(body, context.facts, howToReachUs);
  new Marked().walkTokens(tokens, prefixLinks(context));
  return tokens;
}

/** Puts a table into a box that it can be moved in, by keys too: its columns may be wider than a phone. */
class BoxedTables extends Renderer {
  override table(token: Tokens.Table): string {
    return `<div class="table" tabindex="0">${super.table(token)}</div>\n`;
  }
}

const html = (tokens: Token[]) =>
  new Marked().parser(tokens, { renderer: new BoxedTables() }).trim();

/** Texts as HTML, and the pictures between them. */
function blocksOf(path: string, tokens: Token[], context: DocumentContext): CaseStudyBlock[] {
  const starts = [-1, ...tokens.flatMap((token, at) => (picturesOf(token).length > 0 ? [at] : []))];
  return starts.flatMap((start, index): CaseStudyBlock[] => {
    const own = tokens[start];
    const text = html(tokens.slice(start + 1, starts[index + 1]));
    return [
      ...(own ? picturesOf(own) : []).map((image) => ({
        picture: findPicture(path, image.href, context).picture ?? '',
        alt: image.text,
      })),
      ...(text === '' ? [] : [{ html: text }]),
    ];
  });
}

/** Leads links to the site's own pages, below the base path. */
const prefixLinks = (context: DocumentContext) => (token: Token) => {
  if (token.type !== 'link') return;
  const base = context.basePath.replace(/\/$/, '');
  const href = plainHref((token as Tokens.Link).href);
  token['href'] = href;
  // Other anchors are of the page itself.
  if (!href.startsWith('/') && !context.anchors.includes(href)) return;
  const target = linkTarget(href, context);
  token['href'] = base + (target.startsWith('#') ? `/${target}` : target);
};
