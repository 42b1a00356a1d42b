import { content, longSentence, longWord } from '../../gallery/example-content.ts';
import { ContactIntro } from './ContactIntro.tsx';

const { heading, subtitle } = content.contact;

export const examples = {
  'title and sentence': <ContactIntro heading={heading} subtitle={subtitle} />,
  'with long words': <ContactIntro heading={longWord} subtitle={longSentence} />,
};
