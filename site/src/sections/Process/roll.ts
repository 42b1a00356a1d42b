/** The last part of each step, in which its reading rolls on to the next one. */
const ROLL = 0.06;

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/**
 * The style sheet that rolls the readings, which lie one below the other, through the window of the instrument while
 * the road is driven; see ProcessInstrument.module.css. Before the first roll and after the last one no animation runs.
 *
 * @param heights how high each step is beside the others, which the style sheet makes exact
 */
export function rollStyles(heights: readonly number[]): string {
  const road = heights.reduce((sum, height) => sum + height, 0);
  const steps = heights.map((height, index) => {
    const start = heights.slice(0, index).reduce((sum, each) => sum + each, 0);
    return { start: start / road, rollsFrom: (start + (1 - ROLL) * height) / road };
  });
  const [first, last] = [steps[0]?.rollsFrom ?? 0, steps.at(-1)?.start ?? 0];
  /** A place on the road as one between the first roll and the end of the last. */
  const between = (place: number) =>
    percent(Math.min(Math.max((place - first) / (last - first), 0), 1));
  const places = steps.map(
    (_, index) => `[data-roll]>:nth-child(${index + 1}){translate:0 ${index * 100}%}`,
  );
  const held = steps.map(
    ({ start, rollsFrom }, index) =>
      `${between(start)},${between(rollsFrom)}{translate:0 ${index * -100}%}`,
  );
  const rolling = [
    `#process ol{grid-template-rows:${heights.map((height) => `${height}fr`).join(' ')}}`,
    `[data-roll]{animation-name:roll;animation-range:cover ${percent(first)} cover ${percent(last)}}`,
    ...places,
    `@keyframes roll{${held.join('')}}`,
  ];
  return heights.length > 1 ? `@layer components{${rolling.join('')}}` : '';
}
