import { content, longSentence, longWord } from '../../gallery/example-content.ts';
import { ContactLayout } from './ContactLayout.tsx';

const { contact, site } = content;

export const examples = {
  'words and form': (
    <ContactLayout contact={contact} site={site}>
      <p>The form stands here.</p>
    </ContactLayout>
  ),
  'with long words': (
    <ContactLayout contact={{ ...contact, heading: longWord, subtitle: longSentence }} site={site}>
      <p>The form stands here.</p>
    </ContactLayout>
  ),
};
