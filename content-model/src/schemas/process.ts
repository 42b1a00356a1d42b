import type { z } from 'zod';
import { drawing } from './drawing.ts';
import {
  choice,
  group,
  list,
  onOff,
  optionalPicture,
  type PicturePlace,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from './fields.ts';

export const processSectionSchema = group('The head of the process section, and what it shows.', {
  ...sectionFields,
  show: choice(
    ['timeline', 'features', 'both'],
    'What the section shows: `timeline` (the steps), `features` (the cards) or `both`.',
  ),
  vehicle: picture(
    'What drives down the line as the visitor scrolls, seen from above: a picture about twice as tall as wide, with the front at its bottom. Leave the field out for a square of the pattern.',
    './lorry.svg',
    { width: 96 },
  ).optional(),
  destination: text(
    'A few words at the end of the line, where the vehicle arrives. They are decoration and not read aloud. Leave the field out for none.',
    'Tea, 06:30',
  ).optional(),
  readingTitle: text(
    'A few words that say whose values the steps show, such as a project and the thing that is measured there. They are decoration and not read aloud. Leave the field out for none.',
    'Coldline, lorry 12',
  ).optional(),
});
export type ProcessSection = z.infer<typeof processSectionSchema>;

const stepPlace: PicturePlace = {
  width: 800,
  frame: { ratio: 9 / 11, keeps: 'middle' },
  frameWhenAlone: { ratio: 16 / 10, keeps: 'middle' },
};

const stepImageSchema = group('One picture of a step.', {
  src: picture('The picture.', './project-consultation-a.png', stepPlace),
  alt: pictureDescription('src', 'picture', 'A page of notes with three goals'),
  after: optionalPicture(
    'What comes over the picture once the vehicle has arrived at the end of the line: a picture of the same proportions, such as a tick on a clear ground. Leave the field out for none.',
    './launch-and-support-a-after.svg',
    stepPlace,
  ).optional(),
});

/** As many characters as fit beside the line in large type, on one row or two. */
const LONGEST_READING = 8;

export const processStepSchema = group('One step of the timeline.', {
  title: text('The name of the step.', 'Project Consultation'),
  content: paragraph('What happens in this step.', 'We meet to discuss your needs and goals.'),
  images: list(
    stepImageSchema,
    'One or two pictures beside the step. Leave the field out for a step without one.',
    '- { src: ./project-consultation-a.png, alt: A page of notes }\n- { src: ./project-consultation-b.png, alt: A list of goals }',
  )
    .max(2)
    .default([]),
  drawing: drawing('beside the step where no step has a picture'),
  reading: text(
    'A value that is shown large while the vehicle passes this step, such as a temperature or a week. It is decoration and not read aloud. Where it is left out the value before it stays, and where no step has one the number of the step is shown.',
    '9.2°',
    { longest: LONGEST_READING, translation: 'inherited' },
  ).optional(),
  readingCaption: text(
    'A few words that say what the value is. They are decoration and not read aloud. Leave the field out for none.',
    'In the box: too warm',
  ).optional(),
  readingWarns: onOff(
    'Whether the value is not yet as it should be: then it is in the accent colour, and otherwise in that of the brand.',
  ).default(false),
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
  icon: choice(FEATURE_ICONS, 'The icon on the card.'),
  title: text('The title of the card.', 'Real-time Stream Analytics'),
  description: paragraph(
    'One or two sentences below the title.',
    'See who’s watching as they watch.',
  ),
});
export type ProcessFeature = z.infer<typeof processFeatureSchema> & {
  /** Its place among the cards, counted from 1. */
  id: number;
};
