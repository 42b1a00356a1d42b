import type { z } from 'zod';
import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import { drawing } from '../../content-model/src/schemas/drawing.ts';
import {
  choice,
  group,
  list,
  onOff,
  type PicturePlace,
  paragraph,
  picture,
  pictureDescription,
  sectionFields,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const processSectionSchema = group({
  ...sectionFields,
  show: choice(['timeline', 'features', 'both']),
  vehicle: picture('./lorry.svg', { width: 96 }).optional(),
  destination: text('Tea, 06:30').optional(),
  readingTitle: text('Coldline, lorry 12').optional(),
});
export type ProcessSection = z.infer<typeof processSectionSchema>;

const stepPlace: PicturePlace = {
  width: 800,
  frame: { ratio: 9 / 11, keeps: 'middle' },
  frameWhenAlone: { ratio: 16 / 10, keeps: 'middle' },
};

const stepImageSchema = group({
  src: picture('./project-consultation-a.png', stepPlace),
  alt: pictureDescription('src', 'A page of notes with three goals'),
  after: picture('./launch-and-support-a-after.svg', stepPlace).optional(),
});

/** The number of characters that fit beside the line in large type, in one row or two. */
const LONGEST_READING = 8;

export const processStepSchema = group({
  title: text('Project Consultation'),
  content: paragraph('We meet to discuss your needs and goals.'),
  images: list(
    stepImageSchema,
    '- { src: ./project-consultation-a.png, alt: A page of notes }\n- { src: ./project-consultation-b.png, alt: A list of goals }',
  )
    .max(2)
    .default([]),
  drawing,
  reading: text('9.2°', { longest: LONGEST_READING, translation: 'inherited' }).optional(),
  readingCaption: text('In the box: too warm').optional(),
  readingWarns: onOff.default(false),
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

export const processFeatureSchema = group({
  icon: choice(FEATURE_ICONS),
  title: text('Real-time Stream Analytics'),
  description: paragraph('See who’s watching as they watch.'),
});
export type ProcessFeature = z.infer<typeof processFeatureSchema> & {
  /** Its place among the cards, counted from 1; `prepare` adds it. */
  id: number;
};

export const section = defineSection({
  homePlace: 3,
  collections: {
    section: singleton('process/section', processSectionSchema),
    steps: entryList('process/steps', processStepSchema, { unique: 'title' }),
    features: entryList('process/features', processFeatureSchema, { unique: 'title' }),
  },
  isShown: ({ countOf, headField }) =>
    (headField('show') !== 'features' && countOf('steps') > 0) ||
    (headField('show') !== 'timeline' && countOf('features') > 0),
  displayTexts: ({ section: { sectionTitle, destination }, steps, features }) => [
    sectionTitle,
    destination,
    steps.map(({ title, reading }) => [title, reading]),
    features.map(({ title }) => title),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    process: typeof section;
  }
}
