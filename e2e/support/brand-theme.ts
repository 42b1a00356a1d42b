import { exampleBrands } from '../../content-model/src/theme/example-brands.ts';
import { themeCss } from '../../site/src/theme/theme-css.ts';

/** Twelve brands: each hue, light and dark, and none. The units try all of them on each pair of roles. */
export const brands = exampleBrands.filter((_, index) => index % 3 === 0).slice(0, 12);

/** The theme of a brand's colour, for `page.addStyleTag`. A test with it needs `bypassCSP`. */
export const themeOf = (brand: string) => ({
  // After the page's own, which is in the same layer.
  content: themeCss({ brand }, '/').replaceAll(':root', ':root:root'),
});
