import { content, longSentence, longWord } from '../../../site/src/gallery/example-content.ts';
import { GetInTouch } from './GetInTouch.tsx';

const getInTouch = content.getInTouch.section;

export const examples = {
  'with a short question': (
    <GetInTouch getInTouch={{ ...getInTouch, message: 'Ready?' }} contactPage="/contact" />
  ),
  'with long words': (
    <GetInTouch
      getInTouch={{
        sectionTitle: longSentence,
        sectionDescription: longSentence,
        message: `Ready to transform your ${longWord}?`,
        callToAction: longWord,
      }}
      contactPage="/contact"
    />
  ),
};
