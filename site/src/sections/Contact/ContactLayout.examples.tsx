import { content, longName, longSentence, longWord } from '../../gallery/example-content.ts';
import { ContactLayout } from './ContactLayout.tsx';

const { contact, site } = content;
const layout = (words: Partial<typeof contact>, details: Partial<typeof site>) => (
  <ContactLayout contact={{ ...contact, ...words }} site={{ ...site, ...details }}>
    <p>The form stands here.</p>
  </ContactLayout>
);

export const examples = {
  'words and form': layout({}, {}),
  'without email address and telephone': layout({}, { contactEmail: '', contactPhone: '' }),
  'with long words': layout(
    {
      heading: longWord,
      subtitle: longSentence,
      whatHappensNext: { title: longName, steps: [longSentence, longWord] },
    },
    { contactEmail: `${longWord}@example.com`, contactPhone: longWord },
  ),
};
