import type { z } from 'zod';
import { contactSchema } from './schemas/contact.ts';
import { footerSchema } from './schemas/footer.ts';
import { getInTouchSchema } from './schemas/get-in-touch.ts';
import { heroSchema } from './schemas/hero.ts';
import { labelsSchema } from './schemas/labels.ts';
import { legalFrontMatterSchema } from './schemas/legal.ts';
import { logoSchema } from './schemas/logo.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { notFoundSchema } from './schemas/not-found.ts';
import { pageHeadSchema } from './schemas/page-head.ts';
import {
  processFeatureSchema,
  processSectionSchema,
  processStepSchema,
} from './schemas/process.ts';
import { projectSchema, projectsSectionSchema } from './schemas/projects.ts';
import { serviceSchema, servicesSectionSchema } from './schemas/services.ts';
import { siteSchema } from './schemas/site.ts';
import { teamMemberSchema, teamSectionSchema } from './schemas/team.ts';
import { quoteSchema, reviewSchema, testimonialsSectionSchema } from './schemas/testimonials.ts';

const record = <Schema extends z.ZodType>(path: string, name: string, schema: Schema) => ({
  /** The file below `content/`, without its extension. */
  path,
  /** What the owner calls it. */
  name,
  schema,
});

const records = <Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
  rules: { atLeast: number; atMost?: number; unique: readonly string[]; numbered?: string },
) => ({
  /** The folder below `content/` with one file per record. */
  folder,
  name,
  schema,
  /** How many records there must be. */
  atLeast: rules.atLeast,
  /** How many there may be. */
  atMost: rules.atMost ?? Number.POSITIVE_INFINITY,
  /** Fields in which no two records may have the same value. */
  unique: rules.unique,
  /** A field that counts 1, 2, 3 in the order of the files. */
  numbered: rules.numbered,
});

/** Kinds with exactly one record each. */
export const SINGLE_KINDS = {
  site: record('site/site', 'Facts about the agency', siteSchema),
  labels: record('labels/labels', 'Small words', labelsSchema),
  navigation: record('navigation/navigation', 'Bar at the top', navigationSchema),
  homePage: record('pages/home', 'Home page in search results', pageHeadSchema),
  contactPage: record('pages/contact', 'Contact page in search results', pageHeadSchema),
  messageSentPage: record('pages/message-sent', 'Page after a sent message', pageHeadSchema),
  messageNotSentPage: record(
    'pages/message-not-sent',
    'Page after a failed message',
    pageHeadSchema,
  ),
  notFoundPage: record('pages/not-found', 'Not-found page in the browser tab', pageHeadSchema),
  hero: record('hero/hero', 'First view', heroSchema),
  servicesSection: record('services/section', 'Services: head', servicesSectionSchema),
  processSection: record('process/section', 'Process: head', processSectionSchema),
  projectsSection: record('projects/section', 'Projects: head', projectsSectionSchema),
  teamSection: record('team/section', 'Team: head', teamSectionSchema),
  testimonialsSection: record(
    'testimonials/section',
    'Testimonials: head',
    testimonialsSectionSchema,
  ),
  getInTouch: record('get-in-touch/section', 'Get in touch', getInTouchSchema),
  contact: record('contact/contact', 'Contact page and form', contactSchema),
  footer: record('footer/footer', 'Footer', footerSchema),
  notFound: record('not-found/not-found', 'Not-found page', notFoundSchema),
};

/** Kinds with any number of records, one file each. */
export const LIST_KINDS = {
  logos: records('logos', 'Logos', logoSchema, {
    atLeast: 1,
    // As many as the strip keeps its 50 px/s for: the style sheet of Marquee counts to here.
    atMost: 24,
    unique: ['alt'],
  }),
  services: records('services', 'Services', serviceSchema, { atLeast: 1, unique: ['title'] }),
  steps: records('process/steps', 'Process: steps', processStepSchema, {
    atLeast: 1,
    unique: ['title'],
  }),
  features: records('process/features', 'Process: cards', processFeatureSchema, {
    atLeast: 0,
    unique: ['title'],
    numbered: 'id',
  }),
  projects: records('projects', 'Projects', projectSchema, { atLeast: 0, unique: ['title'] }),
  members: records('team', 'Team', teamMemberSchema, { atLeast: 1, unique: ['name'] }),
  quotes: records('testimonials/quotes', 'Testimonials: quotes', quoteSchema, {
    atLeast: 0,
    unique: ['name'],
  }),
  reviews: records('testimonials/reviews', 'Testimonials: reviews', reviewSchema, {
    atLeast: 0,
    unique: ['name'],
  }),
};

/** The legal pages: Markdown with front matter. */
export const LEGAL_KINDS = {
  termsAndConditions: record(
    'legal/terms-and-conditions',
    'Terms and Conditions',
    legalFrontMatterSchema,
  ),
  privacyPolicy: record('legal/privacy-policy', 'Privacy Policy', legalFrontMatterSchema),
};
