import { content } from 'virtual:content';
import type { APIRoute } from 'astro';
import { hexOf } from '../../../content-model/src/theme/colour.ts';
import { themeRoles } from '../../../content-model/src/theme/roles.ts';
import { squares } from '../pattern/squares.ts';

/** The squares that uncover the pictures of the projects, in the colour of their section. */
export const GET: APIRoute = () => {
  const { night } = themeRoles(content.theme);
  const style = `<style>path{fill:${hexOf(night.light)}}@media(prefers-color-scheme:dark){path{fill:${hexOf(night.dark)}}}</style>`;
  const { width, height, d } = squares(content.site.brand);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" shape-rendering="crispEdges">${style}<path d="${d}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
