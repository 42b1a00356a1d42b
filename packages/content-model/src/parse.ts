import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { hasInvisibleNames, invisibleCharacter } from './check/invisible-characters.ts';
import type { SyntaxCode } from './findings/finding-values.ts';
import { type Finding, finding } from './findings/findings.ts';
import type { ContentIssue } from './issue.ts';
import { oncePerText } from './once.ts';
import type { FieldPath } from './schema-traversal.ts';

/** The text of a value at `path` in the file, such as `+234` for 234; undefined for groups and lists of several lines. */
export type SourceAt = (path: FieldPath) => string | undefined;

/** The findings for errors of the parser, by their codes. */
const SYNTAX: Record<string, SyntaxCode> = {
  BAD_INDENT: 'wrongIndent',
  BLOCK_AS_IMPLICIT_KEY: 'colonInText',
  DUPLICATE_KEY: 'fieldTwice',
  MISSING_CHAR: 'notClosed',
  MULTIPLE_DOCS: 'secondRecord',
  TAB_AS_INDENT: 'tab',
};

/** A text as YAML: from one check to the next most files stay as they are. */
const documentOf = oncePerText(
  (text): Document.Parsed => parseDocument(text, { uniqueKeys: true }),
);

/**
 * Parses the fields of an entry as YAML, of which JSON is a part.
 *
 * @param file the path for the issues
 * @param firstLine the line of the file on which `source` begins
 * @returns the fields; `value` is undefined if `source` cannot be parsed
 */
export function parseEntry(
  file: string,
  source: string,
  firstLine = 1,
): { value: unknown; issues: ContentIssue[]; sourceAt: SourceAt } {
  const text = source.replace(/^\uFEFF/, '');
  const document = documentOf(text);
  const lines = text.split(/\r?\n/);
  const sourceAt: SourceAt = (path) => {
    const node = document.getIn(path, true);
    if (isCollection(node)) return node.flow ? text.slice(...(node.range ?? [])) : undefined;
    return isScalar(node) ? node.source : undefined;
  };
  const errors = [...document.errors, ...document.warnings];
  const isOdd = errors.length > 0 || !isMap(document.contents) || hasInvisibleNames(document);
  const unseen = isOdd ? invisibleCharacter(lines) : undefined;
  if (unseen) {
    const wrong = finding(
      'invisibleCharacter',
      unseen.character,
      lines[unseen.index]?.trim() ?? '',
    );
    const issue = { file, line: unseen.index + firstLine, ...wrong };
    return { value: undefined, issues: [issue], sourceAt };
  }
  const issues =
    errors.length > 0
      ? errors.map((error) => syntaxIssue(file, lines, firstLine, error))
      : misreadTexts(file, document);
  if (issues.length > 0) return { value: undefined, issues, sourceAt };
  const value: unknown = document.toJS();
  if (isMap(document.contents)) return { value, issues, sourceAt };
  const isEmpty = value === null || value === undefined;
  const issue = { file, ...finding(isEmpty ? 'emptyFile' : 'noFields') };
  return { value, issues: [issue], sourceAt };
}

/** Reports texts that mean something else in YAML: `*aliases*`, `&anchors`, ` #comments`, the name Null and keys that are no words. */
function misreadTexts(file: string, document: Document.Parsed): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const add = (path: readonly unknown[], misread: Finding) => {
    const pair = path.findLast((node) => isPair(node));
    const field = pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
    issues.push({ file, field, ...misread });
  };
  visit(document, {
    Alias(_, node, path) {
      add(path, finding('signOfYaml', `*${node.source}`));
    },
    Pair(_, { key }, path) {
      if (isScalar(key)) return;
      add(path, finding('nameIsNoWord'));
    },
    Scalar(key, node, path) {
      if (node.anchor) add(path, finding('signOfYaml', `&${node.anchor}`));
      if (key !== 'key' && isCutText(node)) add(path, finding('cutByHash', node.comment ?? ''));
      if (isNameLikeNull(node)) add(path, finding('readAsOther', node.source ?? '', 'nothing'));
    },
  });
  return issues;
}

/** A comment on the line of a value, without a space after its `#`, was most likely meant as text: `href: #services`. */
const isCutText = ({ comment }: Scalar) => /^\S.*$/.test(comment ?? '');

/** Whether a value looks like the name Null, which YAML reads as null; an intended null is `null` or `~`. */
const isNameLikeNull = ({ value, source = '' }: Scalar) =>
  value === null && /^N(?:ull|ULL)$/.test(source);

function syntaxIssue(
  file: string,
  lines: readonly string[],
  firstLine: number,
  error: YAMLError,
): ContentIssue {
  const end = error.linePos?.[0].line ?? 1;
  // A missing closing quote is noticed at the end of the file: name the last line with text instead.
  const line = lines.slice(0, end).findLastIndex((text) => text.trim() !== '') + 1 || 1;
  return {
    file,
    line: line + firstLine - 1,
    column: line === end ? error.linePos?.[0].col : undefined,
    ...finding(SYNTAX[error.code] ?? 'otherSyntax', lines[line - 1]?.trim()),
  };
}

/**
 * Splits a Markdown file into its front matter and its text.
 *
 * @returns undefined if the file does not begin with fields between two lines of `---`
 */
export function splitFrontMatter(
  source: string,
): { fields: string; body: string; bodyLine: number } | undefined {
  const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) return undefined;
  return {
    fields: match[1] ?? '',
    body: source.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
}

/** The fields of an entry or of a page in Markdown, before any check; undefined where they cannot be parsed. */
export const fieldsIn = (source: string): unknown =>
  parseEntry('', splitFrontMatter(source)?.fields ?? source).value;
