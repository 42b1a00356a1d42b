import { prepareStory } from '../../../site/src/components/Story/prepare.ts';
import { initialsOf } from '../../../site/src/lib/initials.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { authorOf } from './author-of.ts';
import type { NewsListProps } from './NewsList.tsx';
import type { Author, NewsPostProps } from './NewsPost.tsx';
import type { Post } from './page.ts';
import { type ListPage, topicsOf } from './post-lists.ts';
import { dateIn, summaryOf } from './post-summary.ts';

/** The widths of the picture of a post, in pixels. */
const WIDTHS = [400, 800, 1200, 1800, 2560];

/** A page of a list, with the links to its neighbours, to the topics and to the feed. */
export async function prepareList(
  language: SiteLanguage,
  { posts, page, pages, newer, older, topic }: ListPage,
): Promise<NewsListProps> {
  const { heading, description, words } = language.content.listHeads.news;
  const list = language.addresses['news'] ?? '';
  const position = words.position.replace('{page}', String(page)).replace('{pages}', String(pages));
  return {
    heading: topic?.name ?? heading,
    description: topic ? '' : description,
    allHref: topic ? list : '',
    posts: await Promise.all(posts.map((post) => summaryOf(language, post))),
    topics: topicsOf(language).map(({ name, path }) => ({
      name,
      href: path,
      isCurrent: path === topic?.path,
    })),
    newer,
    older,
    position: pages > 1 ? position : '',
    feedHref: `${list}/feed.xml`,
    words,
  };
}

/** A post with its pictures, its author, its topics, and the posts before and after it. */
export async function preparePost(language: SiteLanguage, post: Post): Promise<NewsPostProps> {
  const { documents, listHeads, site } = language.content;
  const index = documents.news.indexOf(post);
  const linkTo = (other: Post | undefined) => other && { title: other.title, href: other.path };
  return {
    title: post.title,
    description: post.description,
    date: dateIn(site.language, post.date),
    image: post.picture
      ? {
          picture: await picture(post.picture, WIDTHS, { covers: 3 / 2 }),
          alt: post.pictureAlt,
        }
      : undefined,
    author: await prepareAuthor(language, post),
    topics: topicsOf(language)
      .filter(({ posts }) => posts.includes(post))
      .map(({ name, path }) => ({ name, href: path })),
    blocks: await prepareStory(post.blocks),
    next: linkTo(documents.news[index - 1]),
    previous: linkTo(documents.news[index + 1]),
    allHref: language.addresses['news'] ?? '',
    words: listHeads.news.words,
  };
}

async function prepareAuthor(language: SiteLanguage, post: Post): Promise<Author | undefined> {
  const member = authorOf(language, post);
  if (!member) return undefined;
  const { name, designation, photo } = member;
  return {
    name,
    designation,
    photo: photo
      ? await picture(photo, [64, 128, 192], { drawing: 'rasterize', covers: 1 })
      : undefined,
    initials: initialsOf(name),
  };
}
