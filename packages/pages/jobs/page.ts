import type { z } from 'zod';
import { type DocumentPage, definePage } from '../../content-model/src/page-kinds/define-page.ts';
import {
  choice,
  date,
  group,
  onOff,
  pageAddress,
  paragraph,
  slug,
  text,
} from '../../content-model/src/schemas/fields.ts';

const EMPLOYMENTS = ['full-time', 'part-time', 'contract', 'internship'] as const;

const frontMatterSchema = group({
  title: text('Front-end engineer', { longest: 80 }),
  description: paragraph('Build the screens that thousands of people use on their way to work.'),
  place: text('Lagos', { translation: 'inherited' }),
  employment: choice(EMPLOYMENTS),
  remote: onOff.optional(),
  posted: date('2026-11-02', { startsToday: true }).optional(),
  until: date('2027-01-31').optional(),
  slug,
});

/** The words on the pages of jobs. */
const wordsSchema = group({
  place: text('Place'),
  remote: text('Remote'),
  employment: text('Employment'),
  employments: group({
    'full-time': text('Full-time'),
    'part-time': text('Part-time'),
    contract: text('Contract'),
    internship: text('Internship'),
  } satisfies Record<(typeof EMPLOYMENTS)[number], unknown>),
  until: text('Apply by'),
  apply: text('Apply for this job'),
  subject: text('Application: {job}', { variables: ['job'] }),
  all: text('All jobs'),
});

const listSchema = group({
  title: text('Jobs · {brand}', { longest: 80 }),
  description: paragraph('The positions that are open at present, and how to apply for them.'),
  heading: text('Jobs'),
  address: pageAddress('jobs').default('jobs'),
  words: wordsSchema,
});

export type Job = DocumentPage<z.infer<typeof frontMatterSchema>>;
export type JobList = z.infer<typeof listSchema>;

/** The day after a day, both as `YYYY-MM-DD`. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

export const page = definePage({
  folder: 'jobs',
  addPlace: 2,
  schema: frontMatterSchema,
  list: listSchema,
  hasPictures: true,
  isOnline: ({ until }, today) => until === undefined || today <= until,
  changesOn: ({ until }, today) =>
    until === undefined || until < today ? undefined : dayAfter(until),
  // Jobs that end earlier come first. Jobs without an end come last.
  compare: (one, other) => {
    const [end, otherEnd] = [one.until ?? 'never', other.until ?? 'never'];
    return end < otherEnd ? -1 : Number(end > otherEnd);
  },
});

declare module '../../content-model/src/page-kinds/define-page.ts' {
  interface PageKinds {
    jobs: typeof page;
  }
}
