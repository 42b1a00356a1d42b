import {
  brokenPicture,
  content,
  heroImage,
  logos,
  longSentence,
  longWord,
} from '../../gallery/example-content.ts';
import { Hero } from './Hero.tsx';

const { hero, labels, services, site } = content;
const screen = { brand: site.brand, language: site.language, services: services.items };
const shared = {
  hero,
  image: heroImage,
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
  'with a broken picture': <Hero {...shared} image={brokenPicture} />,
};
