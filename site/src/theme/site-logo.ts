import { content } from 'virtual:content';
import { contentFolder, typefaces } from 'virtual:content/files';
import { faceFinder } from './find-fonts.ts';
import { logoOf, logoSvg } from './logo.ts';

const { theme, site } = content;

const findFaces = faceFinder(theme, typefaces);

export const logo = logoOf(theme, site.brand);

/** The logo of the site as an SVG; see LogoOptions. */
export async function siteLogo(form: { isFull?: boolean; isInverse?: boolean } = {}) {
  const faces = logo !== 'pattern' && 'letter' in logo ? await findFaces(logo.letter, 700) : [];
  return logoSvg({ theme, logo, folder: contentFolder, faces, ...form });
}
