import { finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';

/** Control characters that HTML forbids, such as the line break of PowerPoint. */
const CONTROL = /(?![\t\r\n\u0085])\p{Cc}/gu;

/**
 * Reports a text that was not saved as UTF-8: when it is decoded as UTF-8, it has replacement characters or, if it is
 * UTF-16, NUL characters. For other texts, reports the first control character.
 */
export function encodingIssues(file: string, source: string): ContentIssue[] {
  const misread = source.search(/[\uFFFD\0]/);
  const at = misread < 0 ? source.search(CONTROL) : misread;
  if (at < 0) return [];
  const line = source.slice(0, at).split('\n').length;
  const around = source.split('\n')[line - 1]?.replaceAll('\0', '') ?? '';
  const wrong =
    misread < 0
      ? finding('invisibleCharacter', source[at] ?? '', around)
      : finding('notUtf8', around);
  return [{ file, line, ...wrong }];
}
