import { defineSection } from '../../content-model/src/sections/define-section.ts';

/** The latest posts. The section has no content of its own: its title is that of the list of posts. */
export const section = defineSection({
  homePlace: 6.8,
  collections: {},
  isShown: ({ countOfPages }) => countOfPages('news') > 0,
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    news: typeof section;
  }
}
