/** The size of a project's card in a grid of several columns. */
export type ProjectSize = 'large' | 'small' | 'half' | 'whole';

const block: readonly ProjectSize[] = ['large', 'small', 'small'];
const mirrored: readonly ProjectSize[] = ['small', 'large', 'small'];

/**
 * The sizes of `count` cards, in order, such that all rows are full: a large one beside two small ones, then two
 * halves; the next large one is at the other side.
 */
export function projectSizes(count: number): ProjectSize[] {
  const sizes: ProjectSize[] = [];
  let isMirrored = false;
  while (sizes.length < count) {
    const left = count - sizes.length;
    if (left === 1) {
      sizes.push('whole');
      continue;
    }
    if (left !== 2 && left !== 4) {
      sizes.push(...(isMirrored ? mirrored : block));
      isMirrored = !isMirrored;
      if (left === 3 || left === 6) continue;
    }
    sizes.push('half', 'half');
  }
  return sizes;
}
