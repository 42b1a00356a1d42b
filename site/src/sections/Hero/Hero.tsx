import { pattern as themePattern } from 'virtual:theme';
import type { Hero as HeroContent } from '../../../../content-model/src/schemas/hero.ts';
import { composeField } from '../../adire/compose-field.ts';
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
  logos: readonly LogoItem[];
  pauseLabel: string;
  /** The address of the contact page, as content writes it. */
  contactPage: string;
}

/** The pattern below the bar. Its seed decides the drawing. */
const pattern = { seed: 'undyed', columns: 13, rows: 2 };

/** The filled squares of the pattern; the style sheet repeats their places. */
const filledSquares = composeField(pattern).filter(({ column, row }) =>
  ['1 0', '3 0', '2 1'].includes(`${column} ${row}`),
);

/** The first view: the heading, the clients' logos, and a product on a field of adire squares. */
export function Hero({ hero, image, logos, pauseLabel, contactPage }: HeroProps) {
  return (
    <section>
      <div className={styles.words}>
        {themePattern !== 'none' && (
          <div className={styles.pattern} aria-hidden="true">
            <PatternField className={styles.plain} {...pattern} />
            {filledSquares.map(({ motif }) => (
              <span key={motif} className={styles.filled}>
                <PatternSquare seed={pattern.seed} motif={motif} />
              </span>
            ))}
          </div>
        )}
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
        <div className={styles.aside}>
          <p className={styles.subHeading}>{hero.subHeading}</p>
          <p className={styles.actions}>
            <ButtonLink href={contactPage}>{hero.callToAction.primary}</ButtonLink>
            <ButtonLink href={contactPage} variant="line">
              {hero.callToAction.secondary}
            </ButtonLink>
          </p>
        </div>
      </div>
      {logos.length > 0 && (
        <LogoStrip trustedByText={hero.trustedByText} logos={logos} pauseLabel={pauseLabel} />
      )}
      <div className={styles.stage}>
        <PatternField className={styles.field} seed="hero" columns={14} rows={6} large={3} />
        <div className={styles.device}>
          <DeviceFrame>
            <Picture
              picture={image}
              alt={hero.imageAlt}
              sizes="(width <= 768px) 86vw, min(72rem, 88vw)"
              loading="eager"
              fetchPriority="high"
            />
          </DeviceFrame>
        </div>
      </div>
    </section>
  );
}
