import {
  brokenPicture,
  longName,
  longSentence,
  longWord,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { reviews } from './example-reviews.ts';
import { ReviewCards } from './ReviewCards.tsx';

export const examples = {
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
