import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { summaryOf } from '../../pages/news/post-summary.ts';
import type { NewsProps } from './News.tsx';

/** How many posts the section shows. */
const LATEST = 3;

/** The section of the latest posts, with the way to all of them. */
export async function prepare(language: SiteLanguage): Promise<NewsProps> {
  const { documents, listHeads } = language.content;
  const latest = documents.news.slice(0, LATEST);
  return {
    title: listHeads.news.heading,
    posts: await Promise.all(latest.map((post) => summaryOf(language, post))),
    all: { text: listHeads.news.words.all, href: language.addresses['news'] ?? '' },
  };
}
