import type { ContactQuestion } from '../../../../content-model/src/schemas/contact-questions.ts';
import { content } from '../../gallery/example-content.ts';
import { fileWordsOf } from '../form/file-words.ts';
import { ContactQuestions } from './ContactQuestions.tsx';

const plain = {
  hint: '',
  required: false,
  options: [],
  accept: [],
  maxMegabytes: 10,
  link: '',
  linkText: '',
};
const brief: ContactQuestion = {
  ...plain,
  name: 'brief',
  kind: 'file',
  label: 'Your brief',
  accept: ['pdf', 'images'],
};
const options = ['Website', 'App', 'Online shop'];

export const examples = {
  'of every kind': (
    <ContactQuestions
      required="required"
      opensInNewTab={content.labels.opensInNewTab}
      file={fileWordsOf({ ...content.contact, fields: [brief] }, 'en')}
      questions={[
        { ...plain, name: 'company', kind: 'line', label: 'Company', hint: 'As it is registered.' },
        { ...plain, name: 'begin', kind: 'date', label: 'When to begin' },
        { ...plain, name: 'people', kind: 'number', label: 'How many people will use it' },
        { ...plain, name: 'project', kind: 'choice', label: 'What you need', options },
        { ...plain, name: 'needs', kind: 'choices', label: 'What you have today', options },
        { ...plain, name: 'story', kind: 'text', label: 'What has been tried' },
        brief,
        {
          ...plain,
          name: 'terms',
          kind: 'consent',
          label: 'I have read the terms',
          required: true,
          link: '/terms-and-conditions',
          linkText: 'Terms and conditions',
        },
      ]}
    />
  ),
};
