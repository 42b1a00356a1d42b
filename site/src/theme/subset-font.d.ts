declare module 'subset-font' {
  /** Keeps the named characters of a font; an axis is pinned to a number or narrowed to a range. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype' | 'sfnt';
      /** The features that stay; all of them, if left out. */
      keepFeatures?: readonly string[];
      /** Tables to leave out, such as `STAT`. */
      dropTables?: readonly string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
