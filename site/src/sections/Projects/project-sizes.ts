/** How large a project's card is on a screen with room for several beside one another. */
export type ProjectSize = 'large' | 'small' | 'half' | 'whole';

const block: readonly ProjectSize[] = ['large', 'small', 'small'];
const mirrored: readonly ProjectSize[] = ['small', 'large', 'small'];

/**
 * The sizes of so many cards, in order, so that their rows are full whatever their number: a large one beside
 * two small ones, then two halves; the next large one stands at the other side.
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
