import { ContactQuestions } from './ContactQuestions.tsx';

const plain = { hint: '', required: false, options: [] };
const options = ['Website', 'App', 'Online shop'];

export const examples = {
  'of every kind': (
    <ContactQuestions
      required="required"
      questions={[
        { ...plain, name: 'company', kind: 'line', label: 'Company', hint: 'As it is registered.' },
        { ...plain, name: 'begin', kind: 'date', label: 'When to begin' },
        { ...plain, name: 'people', kind: 'number', label: 'How many people will use it' },
        { ...plain, name: 'project', kind: 'choice', label: 'What you need', options },
        { ...plain, name: 'needs', kind: 'choices', label: 'What you have today', options },
        { ...plain, name: 'story', kind: 'text', label: 'What has been tried' },
        {
          ...plain,
          name: 'terms',
          kind: 'consent',
          label: 'I have read the terms',
          required: true,
        },
      ]}
    />
  ),
};
