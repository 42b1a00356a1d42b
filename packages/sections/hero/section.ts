import type { z } from 'zod';
import { entryList, singleton } from '../../content-model/src/collection-types.ts';
import {
  choice,
  group,
  optionalText,
  paragraph,
  picture,
  pictureDescription,
  route,
  text,
} from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const heroSchema = group({
  badgeText: text('A software development agency in Lagos'),
  mainHeading: paragraph('Empowering businesses, one solution at a time'),
  subHeading: paragraph('We build intuitive apps, websites and enterprise platforms.'),
  callToAction: group({
    primary: text('Get a Quote'),
    secondary: text('Start Project'),
  }),
  trustedByText: optionalText('Trusted by Industry Leaders & Innovators').default(''),
  frame: choice(['device', 'picture', 'none']).optional(),
  imageSrc: picture('./product-screen.png', {
    width: 2200,
    frame: { ratio: 16 / 10, keeps: 'top' },
  }),
  phoneImageSrc: picture('./product-screen-phone.png', {
    width: 720,
    frame: { ratio: 9 / 16, keeps: 'top' },
  }).optional(),
  markerSrc: picture('./rider.svg', { width: 96 }).optional(),
  markerRoute: route('370 510, 400 450, 500 490').optional(),
  imageAlt: pictureDescription('imageSrc', 'An order board with three columns'),
});
export type Hero = z.infer<typeof heroSchema>;

const logoSchema = group({
  src: picture('./kadara.svg', { width: 384 }),
  alt: text('Kadara', { translation: 'inherited' }),
});

export const section = defineSection({
  homePlace: 1,
  opensPage: true,
  collections: {
    section: singleton('hero/hero', heroSchema),
    logos: entryList('logos', logoSchema, {
      // Each logo adds 3 s to the loop, which should not be much longer than a minute.
      atMost: 24,
      unique: 'alt',
    }),
  },
  isShown: () => true,
  properNames: ['logos'],
  card: ({ section: { mainHeading, badgeText } }) => ({ heading: mainHeading, note: badgeText }),
  // Without a picture, the device shows a drawing with the day, and cuts off long names.
  drawnTexts: ({ section }, today) => (section.imageSrc === '' ? ['…', today] : []),
  selectors: { section: 'main > section:not([id])', logos: '[aria-labelledby="trusted-by"]' },
  displayTexts: ({ section: { mainHeading }, logos }) => [
    mainHeading,
    logos.map(({ src, alt }) => (src ? '' : alt)),
  ],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    hero: typeof section;
  }
}
