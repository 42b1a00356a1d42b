/** Selectors of the parts of the process's road; all are hidden from assistive technology. */
export const road = {
  driven: '[data-progress-line]',
  /** Its foot is where the vehicle is. */
  tip: '[data-progress-line] + div > div',
  vehicle: '[data-progress-line] + div > div :is(img, svg)',
  end: '[data-progress-line] ~ p',
  stamp: '#process ol > li > span > span',
  reading: '#process ol > li > div:first-child > p',
};

/** How far the road has been driven, and what of it is shown. Runs in the page. */
export function roadState(parts: typeof road) {
  const bottom = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found.getBoundingClientRect().bottom;
  };
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (each) => getComputedStyle(each).opacity === '1' && each.checkVisibility(),
    ).length;
  const line = document.querySelector(parts.driven);
  return {
    driven: line && getComputedStyle(line).translate,
    /** Pixels between the vehicle and the end. */
    toEnd: Math.round(bottom('#process ol') - bottom(parts.tip)),
    stamps: shown(parts.stamp),
    readings: shown(parts.reading),
    ends: shown(parts.end),
  };
}
