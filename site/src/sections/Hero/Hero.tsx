import { pattern as themePattern } from 'virtual:theme';
import type { Hero as HeroContent } from '../../../../content-model/src/schemas/hero.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { DeviceFrame } from '../../components/DeviceFrame/DeviceFrame.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import { PatternField } from '../../pattern/PatternField.tsx';
import { PatternSquare } from '../../pattern/PatternSquare.tsx';
import { type LogoItem, LogoStrip } from '../LogoStrip/LogoStrip.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  hero: HeroContent;
  image: PictureData;
  /** The picture for a window of 768 px or less, higher than wide; none shows `image` there too. */
  phoneImage?: PictureData | undefined;
  logos: readonly LogoItem[];
  pauseLabel: string;
  /** The address of the contact page, as content writes it. */
  contactPage: string;
}

/** The field around the device: its seed decides the drawing. */
const field = { seed: 'hero', columns: 11, rows: 7, large: 3 };
/** The undyed part of the same cloth, with its motifs; the style sheet repeats its size. */
const cloth = { seed: 'undyed', columns: 6, rows: 3, motifsOf: field };
const clothSquares = Array.from({ length: cloth.columns * cloth.rows }, (_, index) => index);

/**
 * The first view: the heading, the clients' logos, and a product on a field of the theme's pattern. The
 * field is one cloth with the undyed squares at its upper corner, which take the dye as the page scrolls.
 */
export function Hero({ hero, image, phoneImage, logos, pauseLabel, contactPage }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.badge}>
          {themePattern !== 'none' && (
            <span className={styles.badgeMark}>
              <PatternSquare seed="badge" motif="sun" />
            </span>
          )}
          {hero.badgeText}
        </p>
        <h1 className={styles.heading}>
          {hero.mainHeading.split('\n').map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </h1>
      </div>
      <div className={themePattern === 'none' ? styles.below : styles.belowBesideCloth}>
        <div className={styles.aside}>
          <p className={styles.subHeading}>{hero.subHeading}</p>
          <p className={styles.actions}>
            <ButtonLink href={contactPage}>{hero.callToAction.primary}</ButtonLink>
            <ButtonLink href={contactPage} variant="line">
              {hero.callToAction.secondary}
            </ButtonLink>
          </p>
        </div>
        {logos.length > 0 && (
          <LogoStrip trustedByText={hero.trustedByText} logos={logos} pauseLabel={pauseLabel} />
        )}
      </div>
      <div className={styles.stage}>
        <PatternField className={styles.field} {...field} />
        {themePattern !== 'none' && (
          <div className={styles.cloth} aria-hidden="true">
            {clothSquares.map((square) => (
              <span key={square} className={styles.dye} />
            ))}
            <PatternField className={styles.lines} {...cloth} />
          </div>
        )}
        <div className={styles.device}>
          <DeviceFrame hasPhoneScreen={phoneImage !== undefined}>
            <Picture
              picture={image}
              narrow={phoneImage}
              alt={hero.imageAlt}
              sizes={`(width <= 768px) ${phoneImage ? '15rem' : '86vw'}, min(88vw, clamp(72rem, 66vw, 84rem))`}
              loading="eager"
              fetchPriority="high"
            />
          </DeviceFrame>
        </div>
      </div>
    </section>
  );
}
