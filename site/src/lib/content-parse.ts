import { isMap, isScalar, type ParsedNode, parseDocument, visit, type YAMLError } from 'yaml';
import { type Fault, quoted } from './content-fault.ts';

/** What a file says, or what keeps it from being read. */
export type Parsed = { value: unknown; faults: Fault[] };

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
  const faults: Fault[] = [];
  visit(document, {
    Pair(_, pair) {
      const { key, value } = pair;
      const cut = cutByNumberSign(value as ParsedNode | null);
      if (cut === undefined) return;
      faults.push({
        file,
        field: isScalar(key) ? String(key.value) : undefined,
        found: `${quoted(`#${cut}`)} after a space, which makes it a note that nobody sees.`,
        write: 'the whole text in "quotes"; or, for a note, a space after the #.',
      });
    },
  });
  const value: unknown = document.toJS();
  if (faults.length === 0 && !isMap(document.contents)) {
    faults.push({
      file,
      found: value === null || value === undefined ? 'an empty file.' : 'a file without fields.',
      write: 'one field on each line: its name, a colon, a space and its value.',
    });
  }
  return { value, faults };
}

/** A comment that begins without a space was most likely meant as text: `href: #services`. */
function cutByNumberSign(value: ParsedNode | null): string | undefined {
  if (!isScalar(value) || !value.comment) return undefined;
  const isOnItsLine = !value.comment.includes('\n');
  return isOnItsLine && /^\S/.test(value.comment) ? value.comment : undefined;
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
