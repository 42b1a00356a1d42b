import {
  brokenPicture,
  content,
  examplePicture,
  longSentence,
  longWord,
} from '../../../site/src/gallery/example-content.ts';
import { logos } from './example-logos.ts';
import { Hero } from './Hero.tsx';

const { labels, services, site } = content;
const hero = content.hero.section;
const screen = { brand: site.brand, language: site.language, services: services.items };
const shared = {
  hero,
  image: examplePicture(hero.imageSrc, [2400, 1500]),
  screen,
  logos,
  pauseLabel: labels.pauseLogos,
  contactPage: '/contact',
};

export const examples = {
  'with a heading of one line': <Hero {...shared} hero={{ ...hero, mainHeading: 'We build' }} />,
  'with long words': (
    <Hero
      {...shared}
      hero={{
        ...hero,
        badgeText: longSentence,
        mainHeading: `${longWord}\nand a line that is far too long to stand in one line of any window`,
        subHeading: longSentence,
        callToAction: { primary: longWord, secondary: longWord },
      }}
    />
  ),
  'with a photo in place of the device': (
    <Hero {...shared} hero={{ ...hero, frame: 'picture', imageAlt: 'The team at work' }} />
  ),
  'with a broken picture': <Hero {...shared} image={brokenPicture} />,
};
