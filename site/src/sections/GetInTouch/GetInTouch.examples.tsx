import { content, longSentence, longWord } from '../../gallery/example-content.ts';
import { GetInTouch } from './GetInTouch.tsx';

export const examples = {
  'as on the home page': (
    <GetInTouch getInTouch={content.getInTouch} contactPage="/contact" site={content.site} />
  ),
  'with long words': (
    <GetInTouch
      contactPage="/contact"
      site={content.site}
      getInTouch={{
        sectionTitle: longWord,
        sectionDescription: longSentence,
        message: `${longWord} is a long word to transform`,
        callToAction: longWord,
      }}
    />
  ),
};
