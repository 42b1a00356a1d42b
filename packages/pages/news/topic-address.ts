import { slugOf } from '../../content-model/src/names.ts';

/** The last part of the address of a topic: C, C++ and C# have different ones. */
export const topicAddress = (topic: string): string =>
  slugOf(topic.replaceAll('+', ' plus ').replaceAll('#', ' sharp '));

/** The folder of the lists of topics, below the address of the list of all posts. */
export const TOPIC = 'topic';

/** The address of the feed, below the address of the list of all posts. */
export const FEED = 'feed.xml';
