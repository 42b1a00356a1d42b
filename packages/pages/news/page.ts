import type { z } from 'zod';
import { type DocumentPage, definePage } from '../../content-model/src/page-kinds/define-page.ts';
import {
  date,
  group,
  list,
  pageAddress,
  paragraph,
  picture,
  pictureDescription,
  reference,
  slug,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { FEED, TOPIC, topicAddress } from './topic-address.ts';

const frontMatterSchema = group({
  title: text('A map that works without a signal', { longest: 120 }),
  description: paragraph('What we learnt when two hundred lorry drivers tried our map offline.'),
  date: date('2026-01-15', { startsToday: true }),
  picture: picture('./map.png', {
    width: 2560,
    frame: { ratio: 3 / 2, keeps: 'top' },
  }).optional(),
  pictureAlt: pictureDescription('picture', 'A map on a telephone in a lorry'),
  author: reference('team', 'adaeze-okonkwo').optional(),
  topics: list(text('Accessibility', { longest: 60 }), '- Accessibility', {
    offersUsed: true,
  }).optional(),
  slug,
});

/** The words on the pages of the news. */
const wordsSchema = group({
  all: text('All news'),
  topics: text('Topics'),
  feed: text('RSS feed'),
  newer: text('Newer posts'),
  older: text('Older posts'),
  position: text('Page {page} of {pages}', { variables: ['page', 'pages'] }),
  next: text('Next post'),
  previous: text('Previous post'),
});

const listSchema = group({
  title: text('News · {brand}', { longest: 80 }),
  description: paragraph('What we are working on, and what we learn while doing it.'),
  heading: text('News'),
  address: pageAddress('news').default('news'),
  words: wordsSchema,
});

export type Post = DocumentPage<z.infer<typeof frontMatterSchema>>;
export type NewsHead = z.infer<typeof listSchema>;

export const page = definePage({
  folder: 'news',
  addPlace: 1,
  schema: frontMatterSchema,
  list: listSchema,
  hasPictures: true,
  isOnline: ({ date }, today) => date <= today,
  changesOn: ({ date }, today) => (date > today ? date : undefined),
  feed: FEED,
  alsoListedAt: ({ topics = [] }) => topics.map((topic) => `${TOPIC}/${topicAddress(topic)}`),
  listFolder: TOPIC,
  namesOfLists: ({ topics = [] }) => topics,
  compare: (one, other) =>
    other.date.localeCompare(one.date, 'en') || one.title.localeCompare(other.title, 'en'),
});

declare module '../../content-model/src/page-kinds/define-page.ts' {
  interface PageKinds {
    news: typeof page;
  }
}
