import { getRssString } from '@astrojs/rss';
import { LOCAL_ADDRESS } from '../../../site/local-address.ts';
import { settings } from '../../../site/settings.ts';
import { fullAddress } from '../../../site/src/lib/href.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { absoluteHtml } from './absolute-html.ts';
import { feedHtml } from './feed-html.ts';
import { xmlText } from './xml-text.ts';

/** The number of posts in a feed. Readers fetch the whole feed again and again, and keep older posts themselves. */
const NEWEST = 50;

/** The feed of the newest posts in one language: RSS 2.0 with their full texts. */
export async function text(language: SiteLanguage): Promise<string> {
  const { content, addresses } = language;
  const { heading, description } = content.listHeads.news;
  const siteUrl = settings.siteUrl || LOCAL_ADDRESS;
  const address = (path: string) => fullAddress(path, siteUrl);
  const list = addresses['news'] ?? '';
  return getRssString({
    title: xmlText(`${heading} · ${content.site.brand}`),
    description: xmlText(description),
    site: address(list),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${content.site.language}</language><atom:link href="${address(`${list}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      content.documents.news.slice(0, NEWEST).map(async (post) => ({
        title: xmlText(post.title),
        description: xmlText(post.description),
        link: address(post.path),
        pubDate: new Date(post.date),
        categories: post.topics?.map(xmlText) ?? [],
        content: xmlText(absoluteHtml(await feedHtml(post), address(post.path))),
      })),
    ),
  });
}
