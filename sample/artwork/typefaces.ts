/** URLs of the files of the site's two typefaces, with all their weights and widths. */
export const typefaces = {
  bricolage: import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  ),
  instrument: import.meta.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
  ),
} as const;
