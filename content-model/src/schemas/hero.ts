import type { z } from 'zod';
import {
  choice,
  group,
  optionalPicture,
  optionalText,
  paragraph,
  picture,
  pictureDescription,
  route,
  text,
} from './fields.ts';

export const heroSchema = group('The first view of the home page.', {
  badgeText: text('The line above the heading.', 'A software development agency in Lagos'),
  mainHeading: paragraph(
    'The heading of the home page. Each line break starts a new line on the page.',
    'Empowering businesses, one solution at a time',
  ),
  subHeading: paragraph(
    'One or two sentences that say what the agency builds.',
    'We build intuitive apps, websites and enterprise platforms.',
  ),
  callToAction: group('The two buttons.', {
    primary: text('The words of the first button, which leads to the contact page.', 'Get a Quote'),
    secondary: text(
      'The words of the second button, which leads to the contact page.',
      'Start Project',
    ),
  }),
  trustedByText: optionalText(
    'The line above the strip of logos. Left out or empty, there is none.',
    'Trusted by Industry Leaders & Innovators',
  ).default(''),
  frame: choice(
    ['device', 'picture', 'none'],
    'What stands below the words: the picture on the screen of a device, the picture alone, such as a photo, or nothing. Leave the field out for a device.',
  ).optional(),
  imageSrc: picture('The picture below the words.', './product-screen.png', {
    width: 2200,
    frame: { ratio: 16 / 10, keeps: 'top' },
  }),
  phoneImageSrc: optionalPicture(
    'The same product as a phone shows it, higher than wide (9 by 16 fits), for narrow windows. May be left out: they show the other picture then.',
    './product-screen-phone.png',
    { width: 720, frame: { ratio: 9 / 16, keeps: 'top' } },
  ).optional(),
  markerSrc: optionalPicture(
    'A small square picture that travels over the screen while the device becomes flat. May be left out.',
    './rider.svg',
    { width: 96 },
  ).optional(),
  markerRoute: route(
    'The places that the marker passes, with commas between them; it stays at the last. A place is two numbers: how far it is from the left and from the top, in thousandths of the screen. May be left out.',
    '370 510, 400 450, 500 490',
  ).optional(),
  imageAlt: pictureDescription('imageSrc', 'picture', 'An order board with three columns'),
});
export type Hero = z.infer<typeof heroSchema>;
