import { languages } from 'virtual:content';
import { typefaces } from 'virtual:content/files';
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Content } from '../../../../packages/content-model/src/collections.ts';
import { cardTitles, homeCard } from '../../theme/card-titles.ts';
import { faceFinder } from '../../theme/find-fonts.ts';
import { shareCard } from '../../theme/share-card.tsx';
import { siteLogo } from '../../theme/site-logo.ts';

export const getStaticPaths = (() =>
  languages.flatMap((language) =>
    [...cardTitles(language)].map(([page, title]) => ({
      params: { page: page === '/' ? 'home' : page.slice(1) },
      props: { content: language.content, title },
    })),
  )) satisfies GetStaticPaths;

/** The picture that previews of links to a page show. */
export const GET: APIRoute<{ content: Content; title: string }> = async ({ props, params }) => {
  const { theme, site } = props.content;
  const findFaces = faceFinder(theme, typefaces);
  const card = await shareCard({
    theme,
    title: props.title,
    brand: site.brand,
    note: homeCard(props.content).note,
    seed: `card ${params['page']}`,
    logo: await siteLogo({ isInverse: true }),
    findFaces,
  });
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } });
};
