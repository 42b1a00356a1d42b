import {
  content,
  longSentence,
  longWord,
  several,
  withFirst,
} from '../../gallery/example-content.ts';
import { FeatureCards } from './FeatureCards.tsx';

const { features } = content.process;
const numbered = (count: number) =>
  several(features, count, 'title').map((feature, index) => ({ ...feature, id: index + 1 }));

export const examples = {
  'six features': <FeatureCards features={features} />,
  'one feature': <FeatureCards features={numbered(1)} />,
  'seven features': <FeatureCards features={numbered(7)} />,
  'with long words': (
    <FeatureCards features={withFirst(features, { title: longWord, description: longSentence })} />
  ),
};
