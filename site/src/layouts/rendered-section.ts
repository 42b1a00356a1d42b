import type { ComponentType } from 'react';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';

/** Sections by their names: each component takes the properties that its section prepares. */
export type RenderedSections = Readonly<
  Record<
    string,
    {
      /** `opensPage` says whether the section is the first view of its page. */
      Component: ComponentType<{ opensPage?: boolean }>;
      prepare(language: SiteLanguage): object | Promise<object>;
    }
  >
>;
