/** A text without case, accents and soft hyphens. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD\u200B]/gu, '')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .toLowerCase()
    .replaceAll('ß', 'ss');

/** Whether all words of a query stand in a text; accents and case do not matter. */
export function stands(query: string, text: string): boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}
