import {
  brokenPicture,
  content,
  longWord,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { logos } from './example-logos.ts';
import { LogoStrip } from './LogoStrip.tsx';

const shared = {
  trustedByText: content.hero.section.trustedByText,
  pauseLabel: content.labels.pauseLogos,
};

export const examples = {
  'one logo': <LogoStrip {...shared} logos={logos.slice(0, 1)} />,
  'with names in place of logos': (
    <LogoStrip
      {...shared}
      logos={['Oak', 'Moorland & Partners Ltd', '株式会社みどり', 'مكتبة النيل', longWord].map(
        (alt) => ({
          alt,
        }),
      )}
    />
  ),
  'with a broken logo': (
    <LogoStrip
      {...shared}
      logos={withFirst(logos, { picture: { ...brokenPicture, width: 127, height: 40 } })}
    />
  ),
};
