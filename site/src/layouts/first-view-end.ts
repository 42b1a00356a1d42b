/** A comment that ends what a page shows first: styles that only what follows needs are linked here. */
export const firstViewEnd = '<!--first view-->';
