import {
  content,
  examplePicture,
  longName,
  longSentence,
  longWord,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { projects } from '../projects/example-projects.ts';
import { reviews } from './example-reviews.ts';
import type { QuoteItem } from './QuoteCard.tsx';
import { Testimonials } from './Testimonials.tsx';

const { section } = content.testimonials;
const quotes: readonly QuoteItem[] = content.testimonials.quotes.map(
  ({ quote, name, title, project }) => ({
    quote,
    name,
    title,
    screen: projects.find(({ id }) => id === project)?.picture,
  }),
);
const photo = examplePicture(content.team.members[0]?.photo ?? '', [960, 960]);
const source = { href: 'https://example.com/interview', text: 'Source: example.com' };
const shared = { section, quotes, reviews, labels: content.labels };

export const examples = {
  'one quote': <Testimonials {...shared} quotes={quotes.slice(0, 1)} />,
  'with a long quote and name': (
    <Testimonials
      {...shared}
      quotes={withFirst(quotes, { quote: `${longSentence} ${longSentence}`, name: longName })}
    />
  ),
  'with sources': (
    <Testimonials {...shared} quotes={quotes.map((quote) => ({ ...quote, source }))} />
  ),
  'with a photo, and nothing to show beside a long word': (
    <Testimonials
      {...shared}
      quotes={[
        ...withFirst(quotes.slice(0, 1), { photo }),
        ...withFirst(quotes.slice(1), { title: longWord, screen: undefined }),
      ]}
    />
  ),
};
