import { longSentence, longWord } from '../../../site/src/gallery/example-content.ts';
import { type Plan, Plans } from './Plans.tsx';

const section = {
  sectionTitle: 'Plans and prices',
  sectionDescription: 'All prices without tax.',
  callToAction: 'Ask about this plan',
  subject: 'Question about the plan {plan}',
};
const plans: readonly Plan[] = [
  {
    title: 'Start',
    price: '€4,800',
    description: 'A first site that your team edits without us.',
    items: ['Five pages', 'Two rounds of design', 'A month of help'],
    highlighted: false,
    link: '/contact',
  },
  {
    title: 'Care',
    price: '€480 a month',
    description: 'For a site that must not stand still: we look after it, and answer within a day.',
    items: ['Updates every week', 'An answer within a day', 'Four hours of changes', 'A report'],
    highlighted: true,
    link: '/contact',
  },
  {
    title: 'Made to measure',
    price: 'By estimate',
    description: 'Apps and internal systems, from the first sketch to the years after the launch.',
    items: ['A plan with a date', 'The code is yours'],
    highlighted: false,
    link: 'https://example.com/',
  },
  {
    title: 'A day with us',
    price: '€900',
    description: 'One day, one question.',
    items: [],
    highlighted: false,
    link: '/contact',
  },
  {
    title: 'Rescue',
    price: '€140 an hour',
    description: 'When a site is down and nobody knows why.',
    items: ['Today'],
    highlighted: false,
    link: '/contact',
  },
];
const shared = { section, opensInNewTab: '(opens in a new tab)' };

export const examples = {
  'one plan': <Plans {...shared} plans={plans.slice(0, 1)} />,
  'two plans, the second set apart': <Plans {...shared} plans={plans.slice(0, 2)} />,
  'three plans': <Plans {...shared} plans={plans.slice(0, 3)} />,
  'three plans, none set apart': (
    <Plans {...shared} plans={plans.slice(2)} section={{ ...section, sectionDescription: '' }} />
  ),
  'five plans': <Plans {...shared} plans={plans} />,
  'with long words': (
    <Plans
      {...shared}
      plans={[true, false]
        .map((highlighted) => ({
          title: longWord,
          price: `${longWord} ${highlighted}`,
          description: longSentence,
          items: [longSentence, longWord],
          highlighted,
          link: '/contact',
        }))
        .map((plan, index) => ({ ...plan, title: `${plan.title} ${index}` }))}
    />
  ),
};
