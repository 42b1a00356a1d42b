import type { z } from 'zod';
import {
  choice,
  group,
  optionalText,
  paragraph,
  picture,
  pictureDescription,
  route,
  text,
} from './fields.ts';

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
