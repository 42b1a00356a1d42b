import type { Labels } from '../../../../content-model/src/schemas/labels.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './TeamCarousel.module.css';
import { useCarousel } from './use-carousel.ts';

export interface TeamSlide {
  name: string;
  designation: string;
  quote: string;
  photo: PictureData;
  photoAlt: string;
}

export interface TeamCarouselProps {
  members: readonly TeamSlide[];
  labels: Pick<
    Labels,
    | 'previousTeamMember'
    | 'nextTeamMember'
    | 'pauseTeam'
    | 'teamPosition'
    | 'carouselRole'
    | 'slideRole'
  >;
  /** Whether the next member comes by itself every five seconds. */
  autoplay: boolean;
}

const arrow = (points: string) => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d={points} />
  </svg>
);

/**
 * One member at a time, the others stacked behind; named after the title of the section around it.
 * Without a script all members stand in a row that scrolls sideways.
 */
export function TeamCarousel({ members, labels, autoplay }: TeamCarouselProps) {
  const carousel = useCarousel(members.length, autoplay);
  const { index, isReady } = carousel;
  const position = (place: number) =>
    labels.teamPosition
      .replace('{current}', String(place + 1))
      .replace('{total}', String(members.length));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={labels.carouselRole}
      aria-labelledby="team-title"
      {...carousel.attention}
    >
      {members.length > 1 && (
        <div className={styles.controls}>
          {carousel.canRotate && (
            <button
              type="button"
              className={styles.button}
              aria-label={labels.pauseTeam}
              aria-pressed={carousel.isPaused}
              onClick={carousel.togglePause}
            >
              {arrow(carousel.isPaused ? 'M8 5l11 7-11 7z' : 'M8 5v14M16 5v14')}
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-label={labels.previousTeamMember}
            disabled={!isReady}
            onClick={() => carousel.move(-1)}
          >
            {arrow('M15 5l-7 7 7 7')}
          </button>
          <button
            type="button"
            className={styles.button}
            aria-label={labels.nextTeamMember}
            disabled={!isReady}
            onClick={() => carousel.move(1)}
          >
            {arrow('M9 5l7 7-7 7')}
          </button>
          <span className={styles.position} aria-hidden="true">
            {position(index)}
          </span>
        </div>
      )}
      <div
        className={styles.slides}
        aria-live={carousel.isRotating ? 'off' : 'polite'}
        {...carousel.swipe}
      >
        {members.map((member, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
          <div
            key={member.name}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={position(place)}
            data-current={place === index ? '' : undefined}
            data-behind={(place - index + members.length) % members.length}
            // The server's markup hides nobody: without a script all members are shown.
            {...(isReady && place !== index && { inert: true, 'aria-hidden': true })}
          >
            <div className={styles.portrait}>
              <Picture
                picture={member.photo}
                alt={member.photoAlt}
                sizes="(width < 44rem) 30rem, (width < 90rem) 44vw, 40rem"
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{member.name}</h3>
              <p className={styles.designation}>{member.designation}</p>
              <p className={styles.quote}>{member.quote}</p>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
