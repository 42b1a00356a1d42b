declare module 'virtual:content' {
  /** The checked content; see site/content-integration.ts. */
  export const content: import('../../content-model/src/collections.ts').Content;
}

declare module 'virtual:content/pictures' {
  /** Imports of the content folder's pictures, by path below it. */
  export const pictures: Readonly<Record<string, () => Promise<import('astro').ImageMetadata>>>;
}

declare module 'virtual:content/picture-urls' {
  /** Addresses of the same files as they are. */
  export const pictures: Readonly<Record<string, () => Promise<string>>>;
}
