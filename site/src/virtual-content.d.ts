declare module 'virtual:content' {
  /** The checked content in every language, the first one first; see site/content-integration.ts. */
  export const languages: [
    import('../../packages/content-model/src/read-site.ts').SiteLanguage,
    ...import('../../packages/content-model/src/read-site.ts').SiteLanguage[],
  ];
  /** The content in the first language. */
  export const content: import('../../packages/content-model/src/collections.ts').Content;
}

declare module 'virtual:sections' {
  /** The definitions of the sections that pages show, by their names, with the names of their content. */
  export const definitions: Readonly<
    Record<
      string,
      import('../../packages/content-model/src/sections/define-section.ts').SectionDefinition & {
        key: string;
      }
    >
  >;
}

declare module 'virtual:sections/home' {
  /** The sections of the home pages by their names. */
  export const sections: import('./layouts/rendered-section.ts').RenderedSections;
}

declare module 'virtual:sections/home/scripts';

declare module 'virtual:content/dates' {
  /** When the files of the content folder were committed, by their paths; empty without Git. */
  export const dates: import('../page-dates.ts').Dates;
}

declare module 'virtual:content/fields' {
  /** The fields of the marks in the content, by position; none unless the editor shows the pages. */
  export const fields: readonly import('../../packages/content-model/src/preview.ts').MarkedField[];
}

declare module 'virtual:content/pictures' {
  /** Imports of the content folder's pictures, by path below it. */
  export const pictures: Readonly<Record<string, () => Promise<import('astro').ImageMetadata>>>;
}

declare module 'virtual:content/files' {
  /** The content folder, as an absolute path. */
  export const contentFolder: string;
  /** The folder of each installed typeface, by its id. */
  export const typefaces: ReadonlyMap<string, string>;
}

declare module 'virtual:theme' {
  /** The pattern of coloured surfaces. */
  export const pattern: NonNullable<
    import('../../packages/content-model/src/schemas/theme.ts').Theme['pattern']
  >;
  /** Colours of the light page as `#rrggbb`, for drawings that leave it. */
  export const colours: Readonly<Record<'brand' | 'onBrand', string>>;
  /** The style sheet of the typefaces of each language that is not the first, by its code. */
  export const fontCss: Readonly<Record<string, string>>;
}

declare module 'virtual:theme.css';

declare module 'virtual:own/styles' {
  /** The line with the order of the cascade; the import brings the agency's own styles. */
  export const layers: string;
}
