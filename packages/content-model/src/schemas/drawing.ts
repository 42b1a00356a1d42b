import { choice } from './fields.ts';

/** What the site can draw where a picture is missing. */
const DRAWINGS = [
  'accessibility',
  'ai',
  'mobile',
  'shop',
  'payment',
  'cloud',
  'data',
  'security',
  'analytics',
  'performance',
  'search',
  'marketing',
  'brand',
  'design',
  'training',
  'advice',
  'care',
  'integration',
  'automation',
  'translation',
  'maps',
  'booking',
  'video',
  'content',
  'mail',
  'talk',
  'launch',
  'team',
  'health',
  'website',
  'software',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];

/** What the site draws where nothing is chosen. */
const DEFAULT = 'software' satisfies DrawingName;

/** What the site draws in place of a missing picture. */
export const drawing = choice(DRAWINGS).default(DEFAULT);
