import type { ComponentPropsWithoutRef } from 'react';
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
  /** In place of a missing photo. */
  initials?: string | undefined;
  photoAlt: string;
}

interface TeamCarouselProps {
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
  /** Whether the members change by themselves. */
  autoplay: boolean;
}

interface ControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  labels: TeamCarouselProps['labels'];
  position: string;
}

function Controls({ carousel, labels, position }: ControlsProps) {
  const { isPaused } = carousel;
  const button = (
    label: string,
    icon: string,
    { isArrow = false, ...props }: ComponentPropsWithoutRef<'button'> & { isArrow?: boolean },
  ) => (
    <button type="button" className={styles.button} aria-label={label} {...props}>
      <svg
        className={isArrow ? `${styles.icon} ${styles.arrow}` : styles.icon}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={icon} />
      </svg>
    </button>
  );
  const arrow = (label: string, icon: string, step: 1 | -1) =>
    button(label, icon, {
      isArrow: true,
      disabled: !carousel.isReady,
      onClick: () => carousel.move(step),
    });
  return (
    <div className={styles.controls}>
      {carousel.canRotate &&
        button(labels.pauseTeam, isPaused ? 'M8 5l11 7-11 7z' : 'M8 5v14M16 5v14', {
          className: `${styles.button} ${styles.pause}`,
          'aria-pressed': isPaused,
          disabled: !carousel.isReady,
          onClick: carousel.togglePause,
        })}
      {arrow(labels.previousTeamMember, 'M15 5l-7 7 7 7', -1)}
      {arrow(labels.nextTeamMember, 'M9 5l7 7-7 7', 1)}
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
    </div>
  );
}

/**
 * One member at a time, the others stacked behind; labelled by the title of the section around it.
 * Without its script all members are in a row that scrolls sideways.
 */
export function TeamCarousel({ members, labels, autoplay }: TeamCarouselProps) {
  const carousel = useCarousel(members.length, autoplay);
  const { index, isReady } = carousel;
  const position = (place: number) =>
    labels.teamPosition
      .replace('{current}', `${place + 1}`)
      .replace('{total}', `${members.length}`);

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
        <Controls carousel={carousel} labels={labels} position={position(index)} />
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
            data-move={carousel.moveOf(place)}
            // The server's markup hides no slide: without script all are shown.
            {...(isReady && place !== index && { inert: true, 'aria-hidden': true })}
          >
            <div className={styles.portrait} onAnimationEnd={carousel.settle}>
              <Picture
                picture={member.photo}
                alt={member.photoAlt}
                sizes="(width < 44rem) 30rem, (width < 90rem) 44vw, 40rem"
              />
              {member.initials && (
                <span className={styles.initials} aria-hidden="true">
                  {member.initials}
                </span>
              )}
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
