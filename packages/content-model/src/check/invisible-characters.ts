import { type Document, isScalar, visit } from 'yaml';

/** Spaces other than the ordinary space, and characters without a shape. */
const INVISIBLE = /(?![ \t\r])[\s\p{Cf}]/u;

/** The parts of a line that YAML reads as structure: its indentation, or its key with the colon and the space after it. */
const STRUCTURE = [/^[\s\p{Cf}-]*/u, /^[\s\p{Cf}\w-]*:[\s\p{Cf}]?/u];

/** Whether the name of a field has invisible characters. */
export function hasInvisibleNames(document: Document.Parsed): boolean {
  let found = false;
  visit(document, {
    Pair(_, { key }) {
      found ||= isScalar(key) && INVISIBLE.test(String(key.value));
    },
  });
  return found;
}

/**
 * The first invisible character where YAML expects a space, a name or nothing.
 *
 * @param lines the lines of a file that YAML does not read as it looks; elsewhere invisible characters do no harm
 * @returns the index of its line, and the character
 */
export function invisibleCharacter(
  lines: readonly string[],
): { index: number; character: string } | undefined {
  for (const [index, line] of lines.entries()) {
    for (const pattern of STRUCTURE) {
      const [character] = INVISIBLE.exec(pattern.exec(line)?.[0] ?? '') ?? [];
      if (character !== undefined) return { index, character };
    }
  }
  return undefined;
}
