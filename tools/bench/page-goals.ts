import type { Cell } from './table.ts';

/** Seconds until the largest thing is painted: on the home page, and on every other. */
const goals = { home: 1.1, other: 1.0 };
/** The home page's largest paint, as a part of another site's. */
const peerGoal = 0.75;

interface Painted {
  readonly name: string;
  /** The largest paint in milliseconds. */
  readonly largestPaint: number;
}

/** Rows with the largest paint of each page, and the home page's beside that of each other site. */
export function goalRows(
  pages: readonly Painted[],
  peers: readonly Painted[],
): Record<string, Cell>[] {
  const home = pages.find(({ name }) => name === '/')?.largestPaint ?? Number.NaN;
  const beside = peers.map(({ name, largestPaint }) => ({
    figure: `/ ÷ ${name}`,
    is: (home / largestPaint).toFixed(2),
  }));
  return [
    ...pages.map(({ name, largestPaint }) => ({
      figure: `${name}, s`,
      is: (largestPaint / 1000).toFixed(2),
      goal: (name === '/' ? goals.home : goals.other).toFixed(2),
    })),
    ...(beside.length > 0 ? beside : [{ figure: '/ ÷ another site (--beside)', is: null }]).map(
      (row) => ({ ...row, goal: peerGoal.toFixed(2) }),
    ),
  ];
}
