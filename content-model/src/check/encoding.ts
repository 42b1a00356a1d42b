import { type ContentIssue, quoted } from '../issue.ts';

/**
 * Reports a text that was not saved as UTF-8. Decoded as UTF-8, such a text has replacement characters
 * or, if it is UTF-16, NUL characters.
 */
export function encodingIssues(file: string, source: string): ContentIssue[] {
  const at = source.search(/[\uFFFD\0]/);
  if (at < 0) return [];
  const line = source.slice(0, at).split('\n').length;
  const around = source.split('\n')[line - 1]?.replaceAll('\0', '') ?? '';
  return [
    {
      file,
      line,
      found: `a text that is not saved as UTF-8: ${quoted(around)}.`,
      write:
        'the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.',
    },
  ];
}
