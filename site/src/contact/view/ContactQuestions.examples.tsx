import type { ContactQuestion } from '../../../../packages/content-model/src/schemas/contact-questions.ts';
import { plainQuestion } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import { fileWordsOf } from '../form/file-words.ts';
import { ContactQuestions } from './ContactQuestions.tsx';

const brief: ContactQuestion = {
  ...plainQuestion,
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
        {
          ...plainQuestion,
          name: 'company',
          kind: 'line',
          label: 'Company',
          hint: 'As it is registered.',
        },
        { ...plainQuestion, name: 'begin', kind: 'date', label: 'When to begin' },
        { ...plainQuestion, name: 'people', kind: 'number', label: 'How many people will use it' },
        { ...plainQuestion, name: 'project', kind: 'choice', label: 'What you need', options },
        { ...plainQuestion, name: 'needs', kind: 'choices', label: 'What you have today', options },
        { ...plainQuestion, name: 'story', kind: 'text', label: 'What has been tried' },
        brief,
        {
          ...plainQuestion,
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
