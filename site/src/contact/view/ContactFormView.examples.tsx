import { links, mail } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import {
  ContactFormExample,
  type ContactFormExampleName,
  contactFormExamples,
} from '../form/ContactForm.examples.tsx';

const names = Object.keys(contactFormExamples) as ContactFormExampleName[];

export const examples = Object.fromEntries(
  names.map((name) => [
    name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    <ContactFormExample
      key={name}
      example={name}
      words={content.contact}
      mail={mail}
      links={links}
    />,
  ]),
);
