declare module 'virtual:content' {
  /** Everything that the pages show, checked; see site/content-integration.ts. */
  export const content: import('../../content-model/src/collections.ts').Content;
}
