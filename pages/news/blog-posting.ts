import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { settings } from '../../site/settings.ts';
import { fullAddress } from '../../site/src/lib/href.ts';
import { agencyNode, homeAddress } from '../../site/src/lib/structured-data.ts';
import type { Post } from './page.ts';
import { authorOf } from './prepare.ts';

/** A post for search engines, as a node of https://schema.org; the agency is the author of a post that names none. */
export function blogPosting(language: SiteLanguage, post: Post): object {
  const { site } = language.content;
  const agency = agencyNode(site, homeAddress(language));
  const author = authorOf(language, post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    inLanguage: site.language,
    ...(settings.siteUrl && { url: fullAddress(post.path, settings.siteUrl) }),
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.designation }
      : agency,
    publisher: agency,
    ...(post.topics?.length && { keywords: post.topics }),
  };
}
