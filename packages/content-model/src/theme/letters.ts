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
  if (typeof value === 'string') {
    const words = wordsOf(value);
    return new Set(`${words}${words.normalize('NFC')}`);
  }
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...lettersIn(each)]));
}
