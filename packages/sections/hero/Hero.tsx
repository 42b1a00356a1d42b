import { pattern as themePattern } from 'virtual:theme';
import { ButtonLink } from '../../../site/src/components/ButtonLink/ButtonLink.tsx';
import { DeviceFrame } from '../../../site/src/components/DeviceFrame/DeviceFrame.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { DrawnScreen, type DrawnScreenProps } from '../../../site/src/drawn/DrawnScreen.tsx';
import { hasThreeShortLines, headingLength } from '../../../site/src/lib/heading-length.ts';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import { PatternSquare, pageSquares } from '../../../site/src/pattern/PatternSquare.tsx';
import styles from './Hero.module.css';
import { type LogoItem, LogoStrip } from './LogoStrip.tsx';
import { markerStyles } from './marker-route.ts';
import type { Hero as HeroContent } from './section.ts';

export interface HeroProps {
  hero: HeroContent;
  image: PictureData;
  /** The screen of the device without a picture. */
  screen: DrawnScreenProps;
  /** The upright picture for a window of 768 px or less; without it `image` is shown there too. */
  phoneImage?: PictureData | undefined;
  /** The picture that travels over the screen along `hero.markerRoute`. */
  marker?: PictureData | undefined;
  logos: readonly LogoItem[];
  pauseLabel: string;
  /** The address of the contact page, as content writes it. */
  contactPage: string;
  /** Whether this is the first view of its page: its heading is then the heading of the page. */
  opensPage?: boolean;
}

/** The first view of the home page, and the styles that move its marker. */
export function Hero(props: HeroProps) {
  const { hero, marker } = props;
  return (
    <>
      {/* The content security policy forbids a style attribute. */}
      {marker && <style>{markerStyles(hero.markerRoute ?? '')}</style>}
      <FirstView {...props} />
    </>
  );
}

/**
 * The first view: the heading, the clients' logos, and a product on a field of the theme's pattern. The pattern in
 * the field's upper corner has squares that the pointer fills.
 */
function FirstView({
  hero,
  image,
  screen,
  phoneImage,
  marker,
  logos,
  pauseLabel,
  contactPage,
  opensPage = true,
}: HeroProps) {
  const Heading = opensPage ? 'h1' : 'h2';
  const hasPattern = themePattern !== 'none';
  const wanted = hero.frame ?? 'device';
  const frame = wanted === 'picture' && image.isPlaceholder ? 'none' : wanted;
  const phoneWidth = phoneImage && frame === 'device' ? '15rem' : '86vw';
  const shown = (isFramed: boolean) => (
    <Picture
      picture={image}
      narrow={phoneImage}
      alt={hero.imageAlt}
      data-frame={isFramed ? undefined : frame}
      sizes={`(width <= 768px) ${phoneWidth}, (width < 60rem) 66rem, min(88vw, clamp(72rem, 66vw, 84rem))`}
      loading={opensPage ? 'eager' : 'lazy'}
      fetchPriority={opensPage ? 'high' : undefined}
    />
  );
  return (
    <section
      className={styles.hero}
      data-short-lines={hasPattern && hasThreeShortLines(hero.mainHeading) ? '' : undefined}
    >
      <span className={styles.tilting} data-view="in" />
      <div className={styles.words}>
        <p className={styles.badge}>
          {hasPattern && (
            <span className={styles.badgeMark}>
              <PatternSquare {...pageSquares.sun} />
            </span>
          )}
          {hero.badgeText}
        </p>
        <Heading className={styles.heading} data-length={headingLength(hero.mainHeading)}>
          {hero.mainHeading.split('\n').map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </Heading>
      </div>
      <div className={hasPattern ? styles.belowBesidePattern : styles.below}>
        <div className={styles.aside}>
          <p className={styles.subHeading}>{hero.subHeading}</p>
          <p className={styles.actions} data-view="in">
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
      {frame === 'none' && !hasPattern ? null : (
        <div className={styles.stage}>
          <div className={styles.field} />
          {hasPattern && (
            <div className={styles.pattern} aria-hidden="true" data-pattern="">
              <span className={styles.unfilled} />
              <span className={styles.unfilled} />
              <span className={styles.unfilled} />
            </div>
          )}
          {frame === 'none' && <div data-frame={frame} />}
          {frame === 'picture' && <div className={styles.device}>{shown(false)}</div>}
          {frame === 'device' && (
            <div className={styles.device}>
              <DeviceFrame hasPhoneScreen={image.isPlaceholder || phoneImage !== undefined}>
                {image.isPlaceholder ? <DrawnScreen {...screen} /> : shown(true)}
                {marker && (
                  <Picture picture={marker} alt="" data-marker="" className={styles.marker} />
                )}
              </DeviceFrame>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
