import {
  content,
  longName,
  longSentence,
  reviews,
  withFirst,
} from '../../gallery/example-content.ts';
import { Testimonials } from './Testimonials.tsx';

const { quotes, section } = content.testimonials;
const shared = { section, quotes, reviews, pauseLabel: content.labels.pauseTestimonials };

export const examples = {
  'one quote': <Testimonials {...shared} quotes={quotes.slice(0, 1)} />,
  'with a long quote and name': (
    <Testimonials
      {...shared}
      quotes={withFirst(quotes, { quote: `${longSentence} ${longSentence}`, name: longName })}
    />
  ),
};
