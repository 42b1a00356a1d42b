/** The last part of each step, in which its reading rolls on to the next one. */
const ROLL = 0.06;

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/**
 * The style sheet that rolls readings, which lie one below the other, through the window of the instrument while the
 * road is driven; see ProcessInstrument.module.css. The steps are equally long there. Before the first roll and after
 * the last one no animation runs.
 *
 * @param count how many readings there are
 */
export function rollStyles(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const places = indexes.map(
    (index) => `[data-roll]>:nth-child(${index + 1}){translate:0 ${index * 100}%}`,
  );
  /** In steps: where the first roll begins, and how far it is from there to the end of the last one. */
  const start = 1 - ROLL;
  const length = count - 1 - start;
  const held = indexes.map((index) => {
    const from = Math.max((index - start) / length, 0);
    const to = Math.min(index / length, 1);
    return `${percent(from)},${percent(to)}{translate:0 ${index * -100}%}`;
  });
  const rolling = `[data-roll]{animation-name:roll;animation-range:cover ${percent(start / count)} cover ${percent((count - 1) / count)}}@keyframes roll{${held.join('')}}`;
  return `@layer components{${places.join('')}${count > 1 ? rolling : ''}}`;
}
