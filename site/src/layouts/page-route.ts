import type { ComponentType } from 'react';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';

/** A page of a kind: its head, its component, and how the properties of the component are made. */
export type PageRoute<Properties extends object = object> = {
  /** The address, such as `/news/first-post`. */
  path: string;
  /** The title of the window and of search results. */
  title: string;
  /** The description in search results. */
  description: string;
  Component: ComponentType<Properties>;
  prepare(): Properties | Promise<Properties>;
  /** The names of the sections below. */
  sections?: readonly string[];
  /** The subject of the page, as a node of https://schema.org without `@context`. */
  data?: object;
  /** The steps between the home page and the page. Left out: the page that lists this one. */
  trail?: readonly { name: string; path: string }[];
  /** The name of the page at the end of these steps. Left out: the title of its Markdown file. */
  heading?: string;
  /**
   * The address of another page. Its card is shown if this page has none, and its versions in languages that this page
   * lacks. Left out: the page that lists this one.
   */
  list?: string;
  /** The picture that previews of links show in place of a card; its path is relative to `content/`. */
  image?: { path: string; alt: string };
  /** The feed that the page belongs to. */
  feed?: { path: string; title: string };
};

/** The pages of a kind in one language. */
export type RoutesOf = (language: SiteLanguage) => PageRoute[];

/** A page whose component fits its properties. */
export const pageRoute = <Properties extends object>(
  route: PageRoute<Properties>,
): PageRoute<Properties> & PageRoute => route as PageRoute<Properties> & PageRoute;
