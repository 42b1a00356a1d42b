import {
  brokenPicture,
  longName,
  longSentence,
  longWord,
  reviews,
  withFirst,
} from '../../gallery/example-content.ts';
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
