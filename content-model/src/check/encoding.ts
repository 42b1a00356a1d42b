import { type Fault, quoted } from '../fault.ts';

/**
 * A fault for a text that was not saved as UTF-8. Reading it as such leaves replacement signs, or, in
 * UTF-16, a zero beside every letter.
 */
export function encodingFault(file: string, source: string): Fault[] {
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
