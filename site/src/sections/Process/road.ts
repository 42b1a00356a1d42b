/** How far down the road each bend is, in hundredths. They turn right and left by turns. */
export const bends = [7, 19, 29, 40, 52, 61, 72, 83, 92];

const points = [
  [0, 0],
  ...bends.map((down, index) => [index % 2 ? -100 : 100, down]),
  [0, 100],
] as const;

/** How long the road goes straight down at each bend: as the easing cubic-bezier(0.45, 0, 0.55, 1) does. */
const STRAIGHT = 0.45;

const round = (value: number) => Math.round(value * 10) / 10;

/** Path data of the road in a box from -100 to 100 and from 0 to 100; the style sheet drives the same bends. */
export const road = points
  .map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = points[index - 1] ?? [];
    const straight = (y - fromY) * STRAIGHT;
    return index === 0
      ? `M${x} ${y}`
      : `C${fromX} ${round(fromY + straight)} ${x} ${round(y - straight)} ${x} ${y}`;
  })
  .join('');
