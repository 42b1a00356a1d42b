import {
  brokenPicture,
  content,
  longSentence,
  longWord,
  steps,
  withFirst,
} from '../../gallery/example-content.ts';
import { Process } from './Process.tsx';

const { section } = content.process;
const broken = ['One', 'Two'].map((alt) => ({
  alt,
  picture: { ...brokenPicture, src: `${brokenPicture.src} ${alt}`, width: 900, height: 1100 },
}));

export const examples = {
  'one step': <Process section={section} steps={steps.slice(0, 1)} features={[]} />,
  'with long words and broken pictures': (
    <Process
      section={{ ...section, sectionTitle: longWord, readingTitle: longSentence }}
      steps={withFirst(steps, {
        title: longWord,
        content: longSentence,
        images: broken,
        reading: 'WEEK 100',
        readingCaption: longSentence,
      })}
      features={[]}
    />
  ),
};
