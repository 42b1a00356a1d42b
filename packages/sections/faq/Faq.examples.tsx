import { longSentence, longWord } from '../../../site/src/gallery/example-content.ts';
import { Faq } from './Faq.tsx';

const section = {
  sectionTitle: 'Questions and answers',
  sectionDescription: 'Before you write to us.',
};
const questions = [
  'How does a project begin?',
  'What does it cost?',
  'Who owns the code?',
  'Do you work with teams in other countries, and in which hours of the day?',
  'What happens after the launch?',
].map((question, index) => ({
  id: `question-${index + 1}`,
  question,
  answer: `<p>${longSentence}</p><ul><li>One</li><li>Two</li></ul>`,
}));

export const examples = {
  'one question': <Faq section={section} questions={questions.slice(0, 1)} />,
  'without a text below the title': (
    <Faq section={{ ...section, sectionDescription: '' }} questions={questions} />
  ),
  'with long words': (
    <Faq
      section={{ ...section, sectionTitle: longWord }}
      questions={[
        { id: 'long', question: `${longWord} ${longSentence}`, answer: `<p>${longWord}</p>` },
      ]}
    />
  ),
};
