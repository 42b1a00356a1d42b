import { choice } from './fields.ts';

/** The drawings that can stand in for a missing picture. */
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

/** The drawing if none is chosen. */
const DEFAULT = 'software' satisfies DrawingName;

/** The field that chooses the drawing for a missing picture. */
export const drawing = choice(DRAWINGS).default(DEFAULT);
