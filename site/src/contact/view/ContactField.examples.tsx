import { longSentence, longWord } from '../../gallery/example-content.ts';
import { ContactField } from './ContactField.tsx';

export const examples = {
  'one line': <ContactField name="from_name" label="Your name" hint="" type="text" />,
  'with a hint': (
    <ContactField name="from_email" label="Your email" hint="Where we answer." type="email" />
  ),
  'five lines': <ContactField name="from_message" label="Your message" hint="" rows={5} />,
  filled: (
    <ContactField
      name="from_subject"
      label="Subject"
      hint=""
      type="text"
      defaultValue={longSentence}
    />
  ),
  'with long words': (
    <ContactField name="from_number" label={longWord} hint={longSentence} type="tel" />
  ),
};
