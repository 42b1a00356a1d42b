import type { Hero as HeroContent } from '../../../../content-model/src/schemas/hero.ts';
import { AdireField } from '../../adire/AdireField.tsx';
import { AdireSquare } from '../../adire/AdireSquare.tsx';
import { composeField } from '../../adire/compose-field.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { DeviceFrame } from '../../components/DeviceFrame/DeviceFrame.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import { type LogoItem, LogoStrip } from '../LogoStrip/LogoStrip.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  hero: HeroContent;
  image: PictureData;
  logos: readonly LogoItem[];
  pauseLabel: string;
}

/** The pattern below the bar. Its seed decides the drawing. */
const pattern = { seed: 'undyed', columns: 13, rows: 2 };

/** The filled squares of the pattern; the style sheet repeats their places. */
const filledSquares = composeField(pattern).filter(({ column, row }) =>
  ['1 0', '3 0', '2 1'].includes(`${column} ${row}`),
);

/** The first view: the heading, the clients' logos, and a product on a field of adire squares. */
export function Hero({ hero, image, logos, pauseLabel }: HeroProps) {
  return (
    <section>
      <div className={styles.words}>
        <div className={styles.pattern} aria-hidden="true">
          <AdireField className={styles.plain} {...pattern} />
          {filledSquares.map(({ motif }) => (
            <span key={motif} className={styles.filled}>
              <AdireSquare seed={pattern.seed} motif={motif} />
            </span>
          ))}
        </div>
        <p className={styles.badge}>
          <span className={styles.badgeMark}>
            <AdireSquare seed="badge" motif="sun" />
          </span>
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
            <ButtonLink href="/contact">{hero.callToAction.primary}</ButtonLink>
            <ButtonLink href="/contact" variant="line">
              {hero.callToAction.secondary}
            </ButtonLink>
          </p>
        </div>
      </div>
      <LogoStrip trustedByText={hero.trustedByText} logos={logos} pauseLabel={pauseLabel} />
      <div className={styles.stage}>
        <AdireField className={styles.field} seed="hero" columns={14} rows={6} large={3} />
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
