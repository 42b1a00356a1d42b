import type { ReactElement } from 'react';

/** The states of one component, by name: what a file called `*.examples.tsx` exports as `examples`. */
export type Examples = Readonly<Record<string, ReactElement>>;

/** A component, or a part that others are made of, in its named states. */
export interface GalleryEntry {
  /** The component's name. */
  name: string;
  /** The folder below src/ that it lies in. */
  folder: string;
  examples: Examples;
}

const files = import.meta.glob<Examples>(
  ['../**/*.examples.tsx', '!../contact/form/ContactForm.examples.tsx'],
  { eager: true, import: 'examples' },
);

/** Every component that has named examples, in the order of folders and names. */
export const galleryEntries: readonly GalleryEntry[] = Object.entries(files).map(
  ([path, examples]) => {
    const [, folder = '', name = ''] = /^\.\.\/(.+)\/(\w+)\.examples\.tsx$/.exec(path) ?? [];
    return { name, folder, examples };
  },
);
