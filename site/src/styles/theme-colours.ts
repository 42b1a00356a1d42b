/** `--color-page` as sRGB in both schemes, for the browser's own frame. */
export const themeColours = { light: '#fbf9f5', dark: '#0e1128' };
