/** Selectors of the parts of the process's progress line; all are hidden from assistive technology. */
export const progressLine = {
  filled: '[data-progress-line]',
  /** The end of the filled line, at which the vehicle is. */
  tip: ':has(> [data-progress-line]) + div > div',
  vehicle: ':has(> [data-progress-line]) + div :is(img, svg)',
  end: ':has(> [data-progress-line]) ~ p',
  stamp: '#process ol > li > span > span',
  /** The readings beside the steps. */
  reading: '#process ol > li > p',
  /** The readings of the instrument, one above the other; its window shows one of them. */
  rolled: '#process [data-roll] > p',
};

/** The state of the progress line: the rest that is not filled, and the parts that are shown. Runs in the page. */
export function progressLineState(parts: typeof progressLine) {
  const bottom = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found.getBoundingClientRect().bottom;
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => getComputedStyle(each).opacity === '1' && each.checkVisibility(),
    ).length;
  const toEnd = (selector: string) => Math.round(bottom('#process ol') - bottom(selector));
  return {
    /** Pixels of the line that are not filled yet. */
    toFill: toEnd(parts.filled),
    /** Pixels between the vehicle and the end. */
    toEnd: toEnd(parts.tip),
    stamps: shown(parts.stamp),
    readings: shown(parts.reading),
    ends: shown(parts.end),
  };
}

/** The visible share of each value in the shown readings, from 0 to 1. Runs in the page. */
export function readingShares() {
  return [...document.querySelectorAll('#process [aria-hidden] b')]
    .filter((value) => value.checkVisibility())
    .map((value) => {
      const box = value.getBoundingClientRect();
      let { top, bottom } = box;
      let opacity = 1;
      for (let each: Element | null = value; each?.id !== 'process'; each = each.parentElement) {
        if (!each) throw new Error('The value is not in the process.');
        const style = getComputedStyle(each);
        opacity *= Number(style.opacity);
        if (style.overflowY === 'visible') continue;
        const frame = each.getBoundingClientRect();
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      const share = Math.max(0, (bottom - top) / box.height) * opacity;
      return { text: value.textContent, share: Math.round(share * 100) / 100 };
    });
}
