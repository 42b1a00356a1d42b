import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';

/**
 * Reports a text that was not saved as UTF-8. Decoded as UTF-8, such a text has replacement characters
 * or, if it is UTF-16, NUL characters.
 */
export function encodingIssues(file: string, source: string): ContentIssue[] {
  const at = source.search(/[\uFFFD\0]/);
  if (at < 0) return [];
  const line = source.slice(0, at).split('\n').length;
  const around = source.split('\n')[line - 1]?.replaceAll('\0', '') ?? '';
  return [{ file, line, ...finding('notUtf8', around) }];
}
