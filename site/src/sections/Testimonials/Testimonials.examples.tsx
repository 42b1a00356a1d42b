import {
  content,
  longName,
  longSentence,
  longWord,
  members,
  quotes,
  reviews,
  withFirst,
} from '../../gallery/example-content.ts';
import { Testimonials } from './Testimonials.tsx';

const { section } = content.testimonials;
const shared = { section, quotes, reviews, pauseLabel: content.labels.pauseTestimonials };

export const examples = {
  'one quote': <Testimonials {...shared} quotes={quotes.slice(0, 1)} />,
  'with a long quote and name': (
    <Testimonials
      {...shared}
      quotes={withFirst(quotes, { quote: `${longSentence} ${longSentence}`, name: longName })}
    />
  ),
  'with a photo, and nothing to show beside a long word': (
    <Testimonials
      {...shared}
      quotes={[
        ...withFirst(quotes.slice(0, 1), { photo: members[0]?.photo }),
        ...withFirst(quotes.slice(1), { title: longWord, screen: undefined }),
      ]}
    />
  ),
};
