/** The comment at the end of the first view. The build links the styles of all later parts there. */
export const firstViewEnd = '<!--first view-->';
