declare module 'virtual:content' {
  /** The checked content; see site/content-integration.ts. */
  export const content: import('../../content-model/src/collections.ts').Content;
}
