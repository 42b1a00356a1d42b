import { Marquee } from '../../../site/src/components/Marquee/Marquee.tsx';
import { PauseToggle } from '../../../site/src/components/PauseToggle/PauseToggle.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import styles from './LogoStrip.module.css';

export interface LogoItem {
  /** The logo's picture; without it the name is shown. */
  picture?: PictureData | undefined;
  alt: string;
  /** The colour scheme in which the logo has too little contrast: its lightness is reversed there. */
  hiddenIn?: 'light' | 'dark' | undefined;
}

interface LogoStripProps {
  /** The text above the logos; '' for none. */
  trustedByText: string;
  logos: readonly LogoItem[];
  pauseLabel: string;
}

/** The width of a photo of a logo for its `sizes` attribute; see the style sheet. */
const widthOf = ({ width, height }: PictureData) =>
  `${Math.ceil(Math.min(126, (36 * width) / height))}px`;

/** The number of letters up to which a name is set in one line. A longer name is smaller, in two lines. */
const LONGEST_LINE = 11;
const lengthOf = (name: string) => ([...name].length > LONGEST_LINE ? 'long' : 'short');

/** The clients' logos, moving at 50 px/s with 150 px for each (specification, section 9). */
export function LogoStrip({ trustedByText, logos, pauseLabel }: LogoStripProps) {
  return (
    <section className={styles.section} aria-labelledby={trustedByText ? 'trusted-by' : undefined}>
      {trustedByText && (
        <p className={styles.text} id="trusted-by">
          {trustedByText}
        </p>
      )}
      {logos.length > 1 && <PauseToggle label={pauseLabel} />}
      <Marquee
        items={logos}
        keyOf={(logo) => logo.alt}
        direction="left"
        speed="logos"
        itemWidth={150}
      >
        {(logo) => (
          <li className={styles.logo} data-hidden-in={logo.hiddenIn}>
            {logo.picture ? (
              <Picture
                picture={logo.picture}
                alt={logo.alt}
                sizes={widthOf(logo.picture)}
                loading="eager"
              />
            ) : (
              <span className={styles.name} data-length={lengthOf(logo.alt)} data-narrow dir="auto">
                {logo.alt}
              </span>
            )}
          </li>
        )}
      </Marquee>
    </section>
  );
}
