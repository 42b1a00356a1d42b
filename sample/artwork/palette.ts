/**
 * The sample's palette as sRGB, for its pictures: an SVG in an `<img>` and a PNG cannot read the site's
 * tokens. The values are those that the site derives from `sample/content/theme.yaml`; ink600 and
 * indigo100 are for paler texts that only pictures have.
 */
export const palette = {
  chalk50: '#fbf9f5',
  chalk100: '#f7f3eb',
  sand100: '#f3ece0',
  sand200: '#e8dccb',
  sand300: '#d3c5b2',
  ink500: '#666b81',
  ink600: '#4c5169',
  ink800: '#212644',
  ink950: '#0e1128',
  indigo100: '#dde4f9',
  indigo300: '#a1b5f2',
  indigo400: '#7f99ef',
  indigo600: '#2f41ab',
  indigo700: '#22308a',
  indigo800: '#18236b',
  laterite300: '#fca676',
  laterite500: '#f06a2e',
  laterite700: '#a73b15',
} as const;
