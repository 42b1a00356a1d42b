/** Marks the end of the first view: the styles that only later parts need are linked here. */
export const firstViewEnd = '<!--first view-->';
