import { content, longSentence, longWord } from '../../gallery/example-content.ts';
import { SectionHeading } from './SectionHeading.tsx';

export const examples = {
  'a title and a sentence': <SectionHeading headingId="heading" {...content.projects.section} />,
  'with long words': (
    <SectionHeading
      headingId="heading"
      sectionTitle={longWord}
      sectionDescription={`${longSentence} ${longWord}`}
    />
  ),
};
