import { content } from 'virtual:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { cardTitles } from '../../theme/card-titles.ts';
import { shareCard } from '../../theme/share-card.tsx';
import { findFaces, siteMark } from '../../theme/site-mark.ts';

export const getStaticPaths = (() =>
  [...cardTitles].map(([page, title]) => ({
    params: { page: page === '/' ? 'home' : page.slice(1) },
    props: { title },
  }))) satisfies GetStaticPaths;

/** The picture that is shown where a page is shared. */
export const GET: APIRoute<{ title: string }> = async ({ props, params }) => {
  const { theme, site, hero } = content;
  const card = await shareCard({
    ...{ theme, title: props.title, brand: site.brand, note: hero.badgeText, findFaces },
    seed: `card ${params['page']}`,
    mark: await siteMark({ isInverse: true }),
  });
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/png' } });
};
