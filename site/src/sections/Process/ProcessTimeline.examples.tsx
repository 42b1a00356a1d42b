import {
  brokenPicture,
  longSentence,
  longWord,
  steps,
  withFirst,
} from '../../gallery/example-content.ts';
import { ProcessTimeline } from './ProcessTimeline.tsx';

const broken = ['One', 'Two'].map((alt) => ({
  alt,
  picture: { ...brokenPicture, src: `${brokenPicture.src} ${alt}`, width: 900, height: 1100 },
}));

export const examples = {
  'one step': <ProcessTimeline steps={steps.slice(0, 1)} />,
  'with long words and broken pictures': (
    <ProcessTimeline
      steps={withFirst(steps, { title: longWord, content: longSentence, images: broken })}
    />
  ),
};
