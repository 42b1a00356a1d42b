import {
  brokenPicture,
  content,
  examplePicture,
  longSentence,
  longWord,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { Process } from './Process.tsx';

const { section } = content.process;
const steps = content.process.steps.map(({ images, drawing: _, ...step }) => ({
  ...step,
  images: images.map(({ src, alt, after }) => ({
    alt,
    picture: examplePicture(src, [900, 1100]),
    ...(after && { after: examplePicture(after, [900, 1100]) }),
  })),
}));
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
