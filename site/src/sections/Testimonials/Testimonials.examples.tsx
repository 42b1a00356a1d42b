import {
  content,
  longName,
  longSentence,
  reviews,
  several,
  withFirst,
} from '../../gallery/example-content.ts';
import { Testimonials } from './Testimonials.tsx';

const { quotes, section } = content.testimonials;
const shared = { section, quotes, reviews, pauseLabel: content.labels.pauseTestimonials };

export const examples = {
  'the moving quotes': <Testimonials {...shared} section={{ ...section, show: 'quotes' }} />,
  'the reviews': <Testimonials {...shared} section={{ ...section, show: 'reviews' }} />,
  both: <Testimonials {...shared} section={{ ...section, show: 'both' }} />,
  'one quote': <Testimonials {...shared} quotes={quotes.slice(0, 1)} />,
  'twelve quotes': <Testimonials {...shared} quotes={several(quotes, 12, 'name')} />,
  'with a long quote and name': (
    <Testimonials
      {...shared}
      quotes={withFirst(quotes, { quote: `${longSentence} ${longSentence}`, name: longName })}
    />
  ),
};
