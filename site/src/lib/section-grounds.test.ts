import { expect, test } from 'vitest';
import { HOME_SECTIONS, type HomeSection } from '../../../content-model/src/schemas/page-head.ts';
import { sectionGrounds } from './section-grounds.ts';

test.each<[string, readonly HomeSection[], ReturnType<typeof sectionGrounds>]>([
  [
    'all in their order',
    HOME_SECTIONS,
    { services: 'raised', process: 'page', team: 'page', testimonials: 'raised' },
  ],
  ['process below the hero', ['hero', 'process', 'team'], { process: 'raised', team: 'page' }],
  [
    'neighbours of one kind',
    ['hero', 'projects', 'testimonials', 'services', 'process', 'team'],
    { testimonials: 'raised', services: 'page', process: 'raised', team: 'page' },
  ],
])('%s', (_, sections, grounds) => {
  expect(sectionGrounds(sections)).toEqual(grounds);
});
