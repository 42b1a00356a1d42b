/** The page's ground in both schemes, for browsers that colour their own frame with it: `--color-page` in sRGB. */
export const themeColours = { light: '#fbf9f5', dark: '#0e1128' };
