import { settings } from '../../../site/settings.ts';
import { fullAddress } from '../../../site/src/lib/href.ts';
import { agencyNode, homeAddress, personNode } from '../../../site/src/lib/structured-data.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { authorOf } from './author-of.ts';
import type { Post } from './page.ts';

/**
 * A post for search engines, as a node of https://schema.org. The agency is the author of a post without one.
 *
 * @param changed the day of its last change, as `YYYY-MM-DD`; undefined where it is unknown
 */
export function blogPosting(language: SiteLanguage, post: Post, changed?: string): object {
  const { site } = language.content;
  const home = homeAddress(language);
  const agency = agencyNode(site, home);
  const author = authorOf(language, post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    ...(changed && changed > post.date && { dateModified: changed }),
    inLanguage: site.language,
    ...(settings.siteUrl && { url: fullAddress(post.path, settings.siteUrl) }),
    author: author ? personNode({ name: author.name, role: author.designation }, home) : agency,
    publisher: agency,
    ...(post.topics?.length && { keywords: post.topics }),
  };
}
