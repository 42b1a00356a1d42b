import {
  type Document,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml';
import { type ContentIssue, type Finding, quoted } from './issue.ts';
import type { FieldPath } from './schema-traversal.ts';

/** The text of a plain value at `path` in the file, such as `+234` for 234; undefined for groups and lists. */
export type SourceAt = (path: FieldPath) => string | undefined;

/** Syntax errors in words for the owner, by the parser's error code. */
const SYNTAX: Record<string, Finding> = {
  BAD_INDENT: {
    found: 'a line that is not as far to the right as its neighbours',
    write: 'the line with as many spaces at its start as the lines it belongs to.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    found: 'a colon inside a text without quotes',
    write: 'the whole text in "quotes".',
  },
  DUPLICATE_KEY: {
    found: 'a field that the record has already',
    write: 'each field once: take one of the two lines out.',
  },
  MISSING_CHAR: {
    found: 'a quote or bracket that is never closed, or a missing comma or colon',
    write: 'what is missing, at this place or just before it.',
  },
  MULTIPLE_DOCS: {
    found: 'a second record in one file',
    write: 'one record only: take the line of three dashes out.',
  },
  TAB_AS_INDENT: {
    found: 'a tab at the start of a line',
    write: 'spaces in its place, two for each step to the right.',
  },
};

const OTHER_SYNTAX: Finding = {
  found: 'something that cannot be read',
  write:
    'a text in "quotes" if it holds ": " or " #", or begins with one of { } [ ] , & * # ? | - < > = ! % @ `.',
};

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
  const document = parseDocument(source.replace(/^\uFEFF/, ''), { uniqueKeys: true });
  const lines = source.split(/\r?\n/);
  const sourceAt: SourceAt = (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.source : undefined;
  };
  const errors = [...document.errors, ...document.warnings];
  const issues =
    errors.length > 0
      ? errors.map((error) => syntaxIssue(file, lines, firstLine, error))
      : misreadTexts(file, document);
  if (issues.length > 0) return { value: undefined, issues, sourceAt };
  const value: unknown = document.toJS();
  if (isMap(document.contents)) return { value, issues, sourceAt };
  const isEmpty = value === null || value === undefined;
  const found = isEmpty ? 'an empty file.' : 'a file without fields.';
  const write = 'one field on each line: its name, a colon, a space and its value.';
  return { value, issues: [{ file, found, write }], sourceAt };
}

/** Reports texts that mean something else in YAML: `*aliases*`, ` #comments` and keys that are no words. */
function misreadTexts(file: string, document: Document.Parsed): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const add = (path: readonly unknown[], found: string, write: string) => {
    const pair = path.findLast((node) => isPair(node));
    const field = pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
    issues.push({ file, field, found, write });
  };
  visit(document, {
    Alias(_, node, path) {
      add(path, `*${node.source} without quotes, which is a sign of YAML.`, 'it in "quotes".');
    },
    Pair(_, { key }, path) {
      if (isScalar(key)) return;
      add(path, 'a name that is no word.', 'the name of a field, a colon, a space and its value.');
    },
    Scalar(key, node, path) {
      if (key === 'key' || !isCutText(node)) return;
      const found = `${quoted(`#${node.comment}`)} after a space, which makes it a note that nobody sees.`;
      add(path, found, 'the whole text in "quotes"; or, for a note, a space after the #.');
    },
  });
  return issues;
}

/** A comment on the line of a value, without a space after its `#`, was most likely meant as text: `href: #services`. */
const isCutText = ({ comment }: Scalar) => /^\S.*$/.test(comment ?? '');

function syntaxIssue(
  file: string,
  lines: readonly string[],
  firstLine: number,
  error: YAMLError,
): ContentIssue {
  const end = error.linePos?.[0].line ?? 1;
  // A missing closing quote is noticed at the end of the file: name the last line with text instead.
  const line = lines.slice(0, end).findLastIndex((text) => text.trim() !== '') + 1 || 1;
  const { found, write } = SYNTAX[error.code] ?? OTHER_SYNTAX;
  const shown = lines[line - 1]?.trim();
  return {
    file,
    line: line + firstLine - 1,
    column: line === end ? error.linePos?.[0].col : undefined,
    found: shown ? `${found}: ${shown}` : `${found}.`,
    write,
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
