import { themeCss } from '../../site/src/theme/theme-css.ts';

/** The theme of a brand's colour, for `page.addStyleTag`. A test with it needs `bypassCSP`. */
export const themeOf = (brand: string) => ({
  // After the page's own, which is in the same layer.
  content: themeCss({ brand }, '/').replaceAll(':root', ':root:root'),
});
