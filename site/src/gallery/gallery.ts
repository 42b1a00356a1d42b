import type { ReactElement } from 'react';

/** What a `*.examples.tsx` file exports as `examples`: the states of one component by name. */
export type Examples = Readonly<Record<string, ReactElement>>;

export interface GalleryEntry {
  name: string;
  examples: Examples;
}

const files = import.meta.glob<Examples>('../**/*.examples.tsx', {
  eager: true,
  import: 'examples',
});

/** Every component with examples, sorted by folder and name. */
export const galleryEntries: readonly GalleryEntry[] = Object.entries(files).map(
  ([path, examples]) => ({ name: /(\w+)\.examples/.exec(path)?.[1] ?? '', examples }),
);
