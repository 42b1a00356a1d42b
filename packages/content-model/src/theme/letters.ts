const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

const wordsOf = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\{\w+\}|[\n\r\t]/g, '')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/**
 * Every character in the texts of a value, in groups and lists at any depth. Tags and variables are left out. A letter
 * with an accent counts in both of its forms, as one character and as two.
 */
export function lettersIn(value: unknown): Set<string> {
  const letters = new Set<string>();
  for (const text of textsIn(value)) {
    const words = wordsOf(text);
    for (const letter of `${words}${words.normalize('NFC')}`) letters.add(letter);
  }
  return letters;
}

/** Every text of a value, in groups and lists at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
