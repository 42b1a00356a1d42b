import { oncePer } from '../../content-model/src/once.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { Post } from './page.ts';
import { TOPIC, topicAddress } from './topic-address.ts';

/** The number of posts on one page of a list. */
const PER_PAGE = 12;

/** A topic with its posts, the newest first. */
export interface Topic {
  name: string;
  /** The address of the list of its posts; empty where the list of all posts has no translation. */
  path: string;
  posts: Post[];
}

/** One page of a list of posts. */
export interface ListPage {
  path: string;
  posts: readonly Post[];
  /** The number of the page, counted from 1. */
  page: number;
  pages: number;
  newer: string | undefined;
  older: string | undefined;
  /** The topic of the posts; absent for the list of all. */
  topic?: Topic;
}

/** The topics of the posts by their addresses. Two spellings with one address are one topic, as the newest post writes it. */
export const topicsOf = oncePer(({ content, addresses }: SiteLanguage): Topic[] => {
  const list = addresses['news'];
  const topics = new Map<string, Topic>();
  for (const post of content.documents.news) {
    for (const name of post.topics ?? []) {
      const slug = topicAddress(name);
      const path = list === undefined ? '' : `${list}/${TOPIC}/${slug}`;
      const topic = topics.get(slug) ?? { name, path, posts: [] };
      if (!topic.posts.includes(post)) topic.posts.push(post);
      topics.set(slug, topic);
    }
  }
  const { compare } = new Intl.Collator(content.site.language);
  return [...topics.values()].sort((one, other) => compare(one.name, other.name));
});

/** The pages of the list of all posts and of the list of each topic; none where the list has no translation. */
export function listPages(language: SiteLanguage): ListPage[] {
  const list = language.addresses['news'];
  if (list === undefined) return [];
  return [
    ...pagesOfList(list, language.content.documents.news),
    ...topicsOf(language).flatMap((topic) =>
      pagesOfList(topic.path, topic.posts).map((page) => ({ ...page, topic })),
    ),
  ];
}

function pagesOfList(list: string, posts: readonly Post[]): ListPage[] {
  const pages = Math.ceil(posts.length / PER_PAGE);
  const pathOf = (page: number) => (page === 1 ? list : `${list}/page/${page}`);
  return Array.from({ length: pages }, (_, index) => ({
    path: pathOf(index + 1),
    posts: posts.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
    page: index + 1,
    pages,
    newer: index === 0 ? undefined : pathOf(index),
    older: index + 1 === pages ? undefined : pathOf(index + 2),
  }));
}
