import {
  brokenPicture,
  longName,
  longSentence,
  longWord,
  reviews,
  several,
  withFirst,
} from '../../gallery/example-content.ts';
import { ReviewCards } from './ReviewCards.tsx';

export const examples = {
  'six reviews': <ReviewCards reviews={reviews} />,
  'one review': <ReviewCards reviews={reviews.slice(0, 1)} />,
  'seven reviews': <ReviewCards reviews={several(reviews, 7, 'name')} />,
  'with initials in place of portraits': (
    <ReviewCards
      reviews={reviews.map((review, index) => ({
        ...review,
        initials: ['AB', '林', 'Ω'][index % 3],
      }))}
    />
  ),
  'with long words and a broken portrait': (
    <ReviewCards
      reviews={withFirst(reviews, {
        name: longName,
        title: longWord,
        review: longSentence,
        picture: { ...brokenPicture, width: 144, height: 144 },
      })}
    />
  ),
};
