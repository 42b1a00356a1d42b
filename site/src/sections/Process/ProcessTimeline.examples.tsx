import {
  brokenPicture,
  longSentence,
  longWord,
  several,
  steps,
  vehicle,
  withFirst,
} from '../../gallery/example-content.ts';
import { ProcessTimeline } from './ProcessTimeline.tsx';

const broken = ['One', 'Two'].map((alt) => ({
  alt,
  picture: { ...brokenPicture, src: `${brokenPicture.src} ${alt}`, width: 900, height: 1100 },
}));

export const examples = {
  'six steps': <ProcessTimeline steps={steps} />,
  'with a vehicle and a destination': (
    <ProcessTimeline steps={steps} vehicle={vehicle} destination="Tea, 06:30" />
  ),
  'without readings': (
    <ProcessTimeline steps={steps.map(({ reading: _, ...step }) => step)} vehicle={vehicle} />
  ),
  'one step': <ProcessTimeline steps={steps.slice(0, 1)} />,
  'twelve steps': <ProcessTimeline steps={several(steps, 12, 'title')} />,
  'with long words and broken pictures': (
    <ProcessTimeline
      steps={withFirst(steps, { title: longWord, content: longSentence, images: broken })}
    />
  ),
};
