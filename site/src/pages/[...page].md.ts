import { languages } from 'virtual:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import type { DocumentPage } from '../../../packages/content-model/src/page-kinds/define-page.ts';
import { settings } from '../../settings.ts';
import { href } from '../lib/href.ts';
import { markdownPage } from '../lib/markdown-page.ts';

export const getStaticPaths = (() =>
  languages.flatMap(({ content }) =>
    Object.values<DocumentPage[]>(content.documents)
      .flat()
      .map((page) => ({ params: { page: page.path.slice(1) }, props: { page } })),
  )) satisfies GetStaticPaths;

/** The text of a page as Markdown, beside the page: `/news/first.md`. */
export const GET: APIRoute<{ page: DocumentPage }> = ({ props }) =>
  new Response(
    markdownPage(props.page, (address) => settings.siteUrl + href(address)),
    { headers: { 'content-type': 'text/markdown; charset=utf-8' } },
  );
