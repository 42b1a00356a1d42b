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
import { type Fault, quoted } from './fault.ts';
import type { FieldPath } from './schema-traversal.ts';

/** What a file says, or what keeps it from being read. */
export type Parsed = {
  value: unknown;
  faults: Fault[];
  /** The value at a path as it stands in the file, where that is no text in quotes: `+234…`, `007`. */
  written?: Written;
};

/** A value as its owner typed it, by the path to its field; undefined where nothing is written plainly. */
export type Written = (path: FieldPath) => string | undefined;

/** A syntax error in words for the owner, by the code that the parser gives it. */
const SYNTAX: Record<string, { found: string; write: string }> = {
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

const OTHER_SYNTAX = {
  found: 'something that cannot be read',
  write:
    'a text in "quotes" if it holds ": " or " #", or begins with one of { } [ ] , & * # ? | - < > = ! % @ `.',
};

/**
 * Reads YAML, of which JSON is a part.
 *
 * @param file the file's name as its owner knows it
 * @param source the text
 * @param firstLine the line of the file on which the text begins
 */
export function parseRecord(file: string, source: string, firstLine = 1): Parsed {
  const document = parseDocument(source.replace(/^\uFEFF/, ''), { uniqueKeys: true });
  const lines = source.split(/\r?\n/);
  const problems = [...document.errors, ...document.warnings];
  if (problems.length > 0) {
    return { value: undefined, faults: problems.map(syntaxFault(file, lines, firstLine)) };
  }
  const odd = oddNodes(file, document);
  if (odd.length > 0) return { value: undefined, faults: odd };
  const value: unknown = document.toJS();
  if (isMap(document.contents)) {
    const written: Written = (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    };
    return { value, faults: [], written };
  }
  const isEmpty = value === null || value === undefined;
  const found = isEmpty ? 'an empty file.' : 'a file without fields.';
  const write = 'one field on each line: its name, a colon, a space and its value.';
  return { value, faults: [{ file, found, write }] };
}

/** A fault for everything that YAML takes for something else than the text it was meant as. */
function oddNodes(file: string, document: Document.Parsed): Fault[] {
  const faults: Fault[] = [];
  const add = (path: readonly unknown[], found: string, write: string) => {
    const pair = path.findLast((node) => isPair(node));
    const field = pair && isScalar(pair.key) ? String(pair.key.value) : undefined;
    faults.push({ file, field, found, write });
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
      const cut = key === 'key' ? undefined : cutByNumberSign(node);
      if (cut === undefined) return;
      const found = `${quoted(`#${cut}`)} after a space, which makes it a note that nobody sees.`;
      add(path, found, 'the whole text in "quotes"; or, for a note, a space after the #.');
    },
  });
  return faults;
}

/** A comment that begins without a space was most likely meant as text: `href: #services`. */
function cutByNumberSign({ comment }: Scalar): string | undefined {
  const isOnItsLine = comment && !comment.includes('\n');
  return isOnItsLine && /^\S/.test(comment) ? comment : undefined;
}

const syntaxFault =
  (file: string, lines: readonly string[], firstLine: number) =>
  (error: YAMLError): Fault => {
    const end = error.linePos?.[0].line ?? 1;
    // What is never closed is noticed at the end of the file: the last line that says something helps more.
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
  };

/**
 * Splits a Markdown file into its fields and its text.
 *
 * @returns undefined when the file does not begin with fields between two lines of `---`
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
