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

/**
 * What the site draws in place of a missing picture.
 *
 * @param place where it is drawn, such as `on a card without a picture`
 */
export const drawing = (place: string) =>
  choice(DRAWINGS, `What the site draws ${place}. Leave the field out for ${DEFAULT}.`).default(
    DEFAULT,
  );
