import { content, languages } from 'virtual:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { settings } from '../../../settings.ts';
import { securityTxt } from '../../lib/security-txt.ts';

/** A single file, absent for a site below a path: RFC 9116 requires it at the root of a host. */
export const getStaticPaths = (() => {
  const { siteUrl, basePath } = settings;
  const contactPath = `/${content.pages.contact.address}`;
  const text = securityTxt(content.site, {
    siteUrl,
    contactPath,
    languages: languages.map(({ content: { site } }) => site.language),
    now: new Date(),
  });
  return text && basePath === '/'
    ? [{ params: { wellKnown: '.well-known' }, props: { text } }]
    : [];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
