import type { z } from 'zod';
import {
  choice,
  group,
  list,
  paragraph,
  picture,
  sectionFields,
  text,
  wholeNumber,
} from './fields.ts';

export const processSectionSchema = group('The head of the process section, and what it shows.', {
  ...sectionFields,
  show: choice(
    ['timeline', 'features', 'both'],
    'What the section shows: `timeline` (the steps), `features` (the cards) or `both`.',
  ),
});
export type ProcessSection = z.infer<typeof processSectionSchema>;

const stepImageSchema = group('One picture of a step.', {
  src: picture('The picture.', './01-project-consultation-a.png'),
  alt: text(
    'What the picture shows, for visitors who cannot see it.',
    'A page of notes with three goals',
  ),
});

export const processStepSchema = group('One step of the timeline.', {
  title: text('The name of the step.', 'Project Consultation'),
  content: paragraph('What happens in this step.', 'We meet to discuss your needs and goals.'),
  images: list(
    stepImageSchema,
    'The two pictures beside the step.',
    '- { src: ./01-project-consultation-a.png, alt: A page of notes }\n- { src: ./01-project-consultation-b.png, alt: A list of goals }',
  ).length(2),
});

/** The icons that a feature card can show. */
const FEATURE_ICONS = [
  'chart',
  'sliders',
  'chat',
  'controller',
  'play',
  'calendar',
  'bell',
  'bolt',
  'globe',
  'lock',
  'people',
  'wrench',
] as const;
export type FeatureIcon = (typeof FEATURE_ICONS)[number];

export const processFeatureSchema = group('One of the feature cards.', {
  id: wholeNumber('The number of the card: 1, 2, 3 and so on, in the order of the files.', 1),
  icon: choice(FEATURE_ICONS, `The icon on the card, one of: ${FEATURE_ICONS.join(', ')}.`),
  title: text('The title of the card.', 'Real-time Stream Analytics'),
  description: paragraph(
    'One or two sentences below the title.',
    'See who is watching as they watch.',
  ),
});
export type ProcessFeature = z.infer<typeof processFeatureSchema>;
