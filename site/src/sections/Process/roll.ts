/** The last part of each step, in which its reading rolls on to the next one. */
const ROLL = 0.06;

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/**
 * The style sheet that rolls readings, which lie one below the other, through the window of the instrument while the
 * road is driven; see ProcessInstrument.module.css. The steps are equally long there.
 *
 * @param count how many readings there are
 */
export function rollStyles(count: number): string {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const places = indexes.map(
    (index) => `[data-roll]>:nth-child(${index + 1}){translate:0 ${index * 100}%}`,
  );
  const held = indexes.map((index) => {
    const end = index + 1 < count ? (index + 1 - ROLL) / count : 1;
    return `${percent(index / count)},${percent(end)}{translate:0 ${index * -100}%}`;
  });
  return `@layer components{[data-roll]{animation-name:roll}${places.join('')}@keyframes roll{${held.join('')}}}`;
}
