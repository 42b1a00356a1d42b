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
