import type { Token } from 'marked';
import type { z } from 'zod';
import { addressIssues, addressOf } from './check/address.ts';
import { checkEntry } from './check/entry.ts';
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
import type { Documents } from './collection-types.ts';
import { COLLECTIONS } from './collections.ts';
import { finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { htmlOf, type MarkdownPlace, tokensOf } from './markdown-html.ts';
import { splitFrontMatter } from './parse.ts';
import type { CaseStudy, CaseStudyBlock } from './schemas/case-study.ts';
import type { LegalPage, LegalSection } from './schemas/legal.ts';

/** The context in which a Markdown page is read. */
export type DocumentContext = MarkdownContext &
  MarkdownPlace & {
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
  const tokens = tokensOf(text.body, context, howToReachUs);
  const starts = tokens.flatMap((token, index) => (isTitle(token) ? [{ token, index }] : []));
  const introduction = htmlOf(tokens.slice(0, starts[0]?.index));
  const sections = starts.map(({ token, index }, at): LegalSection => {
    const title = titleOf(token);
    const content = tokens.slice(index + 1, starts[at + 1]?.index);
    return { id: anchorOf(title), title, html: htmlOf(content) };
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
  const read = readFields(path, source, COLLECTIONS.studies, context);
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
  const blocks = blocksOf(path, tokensOf(read.text.body, context), context);
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

/** Texts as HTML, and the pictures between them. */
function blocksOf(path: string, tokens: Token[], context: DocumentContext): CaseStudyBlock[] {
  const starts = [-1, ...tokens.flatMap((token, at) => (picturesOf(token).length > 0 ? [at] : []))];
  return starts.flatMap((start, index): CaseStudyBlock[] => {
    const own = tokens[start];
    const text = htmlOf(tokens.slice(start + 1, starts[index + 1]));
    return [
      ...(own ? picturesOf(own) : []).map((image) => ({
        picture: findPicture(path, image.href, context).picture ?? '',
        alt: image.text,
      })),
      ...(text === '' ? [] : [{ html: text }]),
    ];
  });
}
