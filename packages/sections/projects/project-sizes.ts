/** The size of a project's card in a grid of several columns. */
export type ProjectSize = 'large' | 'small' | 'half' | 'whole';

const opening: readonly ProjectSize[] = ['large', 'small', 'small'];
const thirds: readonly ProjectSize[] = ['small', 'small', 'small'];
const halves: readonly ProjectSize[] = ['half', 'half'];

/** The next row when `left` cards are left, chosen so that the cards after it can fill their rows as well. */
function nextRow(left: number, isOpening: boolean): readonly ProjectSize[] {
  if (left === 1) return ['whole'];
  if (isOpening && left !== 2 && left !== 4) return opening;
  return left % 3 === 0 ? thirds : halves;
}

/**
 * Cards with their sizes, such that all rows are full: first a large one beside two small ones, then thirds and halves.
 * A wide card has a row to itself, below the row in which it would stand by its order.
 *
 * @param opensSection whether the first row has the large card
 */
export function sized<Card extends { isWide?: boolean | undefined }>(
  cards: readonly Card[],
  opensSection = true,
): { card: Card; size: ProjectSize }[] {
  const others = cards.filter(({ isWide }) => !isWide);
  const wide = cards.filter(({ isWide }) => isWide);
  const placed: { card: Card; size: ProjectSize }[] = [];
  /** Places the wide cards that come before another card; all of them without one. */
  const placeWide = (before?: Card) => {
    const end = before ? cards.indexOf(before) : cards.length;
    while (wide[0] && cards.indexOf(wide[0]) < end) {
      placed.push(...wide.splice(0, 1).map((card) => ({ card, size: 'whole' as const })));
    }
  };
  for (let done = 0; done < others.length; ) {
    placeWide(others[done]);
    for (const size of nextRow(others.length - done, opensSection && done === 0)) {
      const card = others[done++];
      if (card) placed.push({ card, size });
    }
  }
  placeWide();
  return placed;
}
