import { type PageRoute, pageRoute, type RoutesOf } from '../../../site/src/layouts/page-route.ts';
import { documentDates } from '../../../site/src/lib/document-dates.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { blogPosting } from './blog-posting.ts';
import { NewsList } from './NewsList.tsx';
import { NewsPost } from './NewsPost.tsx';
import type { Post } from './page.ts';
import { type ListPage, listPages } from './post-lists.ts';
import { prepareList, preparePost } from './prepare.ts';
import { FEED } from './topic-address.ts';

export const routes: RoutesOf = (language) => [
  ...listPages(language).map((page) => listRoute(language, page)),
  ...language.content.documents.news.map((post) => postRoute(language, post)),
];

/** The feed, for every page of the news. */
function feedOf({ content, addresses }: SiteLanguage): Pick<PageRoute, 'feed'> {
  const { heading } = content.listHeads.news;
  const path = addresses['news'];
  if (path === undefined) return {};
  return { feed: { path: `${path}/${FEED}`, title: `${heading} · ${content.site.brand}` } };
}

function listRoute(language: SiteLanguage, listPage: ListPage): PageRoute {
  const { title, description, heading } = language.content.listHeads.news;
  const { path, page, posts, topic } = listPage;
  const shared = {
    ...feedOf(language),
    path,
    Component: NewsList,
    prepare: () => prepareList(language, listPage),
  };
  const isWhole = page === 1 && !topic;
  if (isWhole) return pageRoute({ ...shared, title, description });
  const list = { name: heading, path: language.addresses['news'] ?? '' };
  const number = page > 1 ? String(page) : '';
  return pageRoute({
    ...shared,
    heading: [topic?.name ?? heading, number].filter(Boolean).join(' · '),
    title: [topic?.name, number, title].filter(Boolean).join(' · '),
    description: posts.map((post) => post.title).join(' · '),
    list: list.path,
    trail: topic && page > 1 ? [list, topic] : [list],
  });
}

const postRoute = (language: SiteLanguage, post: Post): PageRoute =>
  pageRoute({
    ...post,
    ...feedOf(language),
    title: `${post.title} · ${language.content.site.brand}`,
    Component: NewsPost,
    prepare: () => preparePost(language, post),
    data: blogPosting(language, post, documentDates(language, post.id).changed),
    ...(post.picture && { image: { path: post.picture, alt: post.pictureAlt } }),
  });
