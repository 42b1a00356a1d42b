import { longSentence, longWord } from '../../../site/src/gallery/example-content.ts';
import { Numbers } from './Numbers.tsx';

const section = { sectionTitle: 'In numbers', sectionDescription: 'Counted in one winter.' };
const numbers = [
  { value: '4.3°', label: 'in the box when the tea arrives' },
  { value: '12', label: 'lorries on the road' },
  { value: '1,200 km', label: 'from the highlands to the port' },
  { value: '6', label: 'steps from the first talk to the launch' },
  { value: '99.98 %', label: 'of all hours online' },
  { value: 'Since 2014', label: 'in the same street' },
];

export const examples = {
  'one number': <Numbers section={section} numbers={numbers.slice(0, 1)} />,
  'two numbers, without a text below the title': (
    <Numbers section={{ ...section, sectionDescription: '' }} numbers={numbers.slice(1, 3)} />
  ),
  'five numbers': <Numbers section={section} numbers={numbers.slice(0, 5)} />,
  'six numbers': <Numbers section={section} numbers={numbers} />,
  'with a long word and a long text': (
    <Numbers
      section={section}
      numbers={[
        { value: longWord, label: longSentence },
        { value: longWord, label: longWord },
      ]}
    />
  ),
};
