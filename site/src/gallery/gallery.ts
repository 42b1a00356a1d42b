import type { ReactElement } from 'react';

/** The export `examples` of a `*.examples.tsx` file: the states of a component by name. */
export type Examples = Readonly<Record<string, ReactElement>>;

export interface GalleryEntry {
  name: string;
  examples: Examples;
}

const files = import.meta.glob<Examples>(
  ['../**/*.examples.tsx', '../../../{packages/sections,packages/pages,own}/**/*.examples.tsx'],
  { eager: true, import: 'examples' },
);

/** Every component with examples, sorted by folder and name. */
export const galleryEntries: readonly GalleryEntry[] = Object.entries(files).map(
  ([path, examples]) => ({ name: /(\w+)\.examples/.exec(path)?.[1] ?? '', examples }),
);
