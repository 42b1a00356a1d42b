import { content } from 'virtual:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { hexOf } from '../../../content-model/src/theme/colour.ts';
import { type Scheme, schemes, themeRoles } from '../../../content-model/src/theme/roles.ts';
import { squares } from '../pattern/squares.ts';

export const getStaticPaths = (() =>
  schemes.map((scheme) => ({ params: { scheme }, props: { scheme } }))) satisfies GetStaticPaths;

/** Pixels along a square's side: the edges stay sharp in a browser that smooths what it enlarges. */
const SIDE = 48;

/** The squares that uncover the pictures of the projects, in the colour of their section. */
export const GET: APIRoute<{ scheme: Scheme }> = async ({ props }) => {
  const { width, height, isThere } = squares(content.site.brand);
  const colour = [
    ...Buffer.from(hexOf(themeRoles(content.theme).night[props.scheme]).slice(1), 'hex'),
  ];
  const raw = Buffer.from(isThere.flatMap((each) => [...colour, each ? 255 : 0]));
  const picture = sharp(raw, { raw: { width, height, channels: 4 } })
    .resize(width * SIDE, height * SIDE, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 });
  return new Response(new Uint8Array(await picture.toBuffer()), {
    headers: { 'content-type': 'image/png' },
  });
};
