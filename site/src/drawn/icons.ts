import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import type { DrawingName } from '../../../packages/content-model/src/schemas/drawing.ts';

/** The icon of Lucide in each drawing. */
export const ICONS: Readonly<Record<DrawingName, string>> = {
  accessibility: 'accessibility',
  ai: 'bot',
  mobile: 'smartphone',
  shop: 'shopping-cart',
  payment: 'credit-card',
  cloud: 'cloud',
  data: 'database',
  security: 'lock',
  analytics: 'chart-column',
  performance: 'gauge',
  search: 'search',
  marketing: 'megaphone',
  brand: 'palette',
  design: 'pen-tool',
  training: 'graduation-cap',
  advice: 'compass',
  care: 'wrench',
  integration: 'plug',
  automation: 'factory',
  translation: 'languages',
  maps: 'map',
  booking: 'calendar-days',
  video: 'camera',
  content: 'book-open',
  mail: 'mail',
  talk: 'messages-square',
  launch: 'rocket',
  team: 'users',
  health: 'heart-pulse',
  website: 'layout-template',
  software: 'code-xml',
};

/** The markup of the icon in a drawing, in a box of 24 by 24. */
export const iconMarkup = (drawing: DrawingName): string =>
  Object.entries(lucide.icons).find(([name]) => name === ICONS[drawing])?.[1].body ?? '';
