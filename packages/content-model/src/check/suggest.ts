/** The number of letters to add, remove, change or swap to turn `from` into `to`. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/** The words of `known` with their distances, the most similar first, case aside. */
const byDistance = (word: string, known: Iterable<string>) =>
  [...known]
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);

/** The words of `known`, the most similar first. */
export const nearestFirst = (word: string, known: Iterable<string>): string[] =>
  byDistance(word, known).map(({ name }) => name);

/** The most similar word of `known`: at most one letter in three may differ, case aside. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const [best] = byDistance(word, known);
  return best && best.far <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined;
}
