/** The id of a family in npm: `Bricolage Grotesque` is in `@fontsource-variable/bricolage-grotesque`. */
export const typefaceId = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
