/** The loose tile of the not-found page, and the gap that it came from. */
export const looseTile = {
  tile: '[data-loose-tile]',
  gap: '[data-gap]',
};

/**
 * How far the tile is from its gap, in sides of the gap, and the words that it covers. At a `progress` of its motion
 * from 0 to 1, or as it is now. Runs in the page.
 */
export function readLooseTile({ tile, gap, progress }: typeof looseTile & { progress?: number }): {
  x: number;
  y: number;
  covered: string[];
} {
  const loose = document.querySelector(tile);
  const place = document.querySelector(gap)?.getBoundingClientRect();
  if (!loose || !place) throw new Error('There is no loose tile.');
  if (progress !== undefined) {
    for (const animation of loose.getAnimations()) {
      animation.pause();
      const { delay = 0, activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = delay + Number(activeDuration) * progress;
    }
  }
  const box = loose.getBoundingClientRect();
  const words = [...document.querySelectorAll('main :is(h1, p, a)')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((line) => ({ line, text: element.textContent }));
  });
  const covered = words.filter(
    ({ line }) =>
      line.left < box.right &&
      box.left < line.right &&
      line.top < box.bottom &&
      box.top < line.bottom,
  );
  return {
    x: (box.left + box.right - place.left - place.right) / 2 / place.width,
    y: (box.top + box.bottom - place.top - place.bottom) / 2 / place.height,
    covered: [...new Set(covered.map(({ text }) => text))],
  };
}
