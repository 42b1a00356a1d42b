import { slugOf } from '../../content-model/src/names.ts';

/** The last part of the address of a topic: C, C++ and C# have different ones. */
export const topicAddress = (topic: string): string =>
  slugOf(topic.replaceAll('+', ' plus ').replaceAll('#', ' sharp '));

/** The address of the list of a topic, and of the feed, below that of the list of all posts. */
export const TOPIC = 'topic';
export const FEED = 'feed.xml';
