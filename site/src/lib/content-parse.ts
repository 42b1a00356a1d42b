import { isMap, isScalar, type ParsedNode, parseDocument, visit, type YAMLError } from 'yaml';
import { type Fault, quoted } from './content-fault.ts';

/** What a file says, or what keeps it from being read. */
export type Parsed = { value: unknown; faults: Fault[] };

const QUOTES_HELP =
  'a text in "quotes" if it holds ": " or " #", or begins with one of { [ & * ! | > % @ `.';

/** What to do about a syntax error, by the code that the parser gives it. */
const ADVICE: Record<string, string> = {
  TAB_AS_INDENT: 'spaces in place of the tab at the start of the line.',
  BAD_INDENT: 'the line as far to the right as its neighbours, with spaces.',
  MISSING_CHAR: 'what is missing: most often a closing quote, bracket or comma.',
  DUPLICATE_KEY: 'each field once: take one of the two lines out.',
  MULTIPLE_DOCS: 'one record only: take the line of three dashes out.',
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
    const line = error.linePos?.[0].line ?? 1;
    const column = error.linePos?.[0].col ?? 1;
    const shown = lines[line - 1]?.trim();
    const what = error.message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '');
    return {
      file,
      found: `${what} (line ${line + firstLine - 1}, column ${column}${shown ? `: ${quoted(shown)}` : ''}).`,
      write: ADVICE[error.code] ?? QUOTES_HELP,
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
