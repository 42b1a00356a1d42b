import type { ComponentPropsWithoutRef } from 'react';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import styles from './TeamCarouselView.module.css';

export interface TeamSlide {
  name: string;
  designation: string;
  quote: string;
  photo: PictureData;
  /** The initials, shown without a photo. */
  initials?: string | undefined;
  photoAlt: string;
}

export type CarouselLabels = Pick<
  Labels,
  | 'previousTeamMember'
  | 'nextTeamMember'
  | 'pauseTeam'
  | 'teamPosition'
  | 'carouselRole'
  | 'slideRole'
>;

interface TeamCarouselViewProps {
  members: readonly TeamSlide[];
  labels: CarouselLabels;
  /** Whether the members change by themselves. */
  autoplay: boolean;
}

/** The values of `data-button`, by which the script finds the buttons. */
export type CarouselButton = 'pause' | 'previous' | 'next';

interface ControlsProps extends Pick<TeamCarouselViewProps, 'labels' | 'autoplay'> {
  position: string;
}

function Controls({ labels, autoplay, position }: ControlsProps) {
  const button = (
    mark: CarouselButton,
    label: string,
    { className, children, ...props }: ComponentPropsWithoutRef<'button'>,
  ) => (
    <button
      type="button"
      className={`${styles.button} ${mark === 'pause' ? styles.pause : ''}`}
      aria-label={label}
      disabled
      data-button={mark}
      {...props}
    >
      <svg className={`${styles.icon} ${className ?? ''}`} viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
  return (
    <div className={styles.controls}>
      {autoplay &&
        button('pause', labels.pauseTeam, {
          'aria-pressed': false,
          children: (
            <>
              <path className={styles.running} d="M8 5v14M16 5v14" />
              <path className={styles.stopped} d="M8 5l11 7-11 7z" />
            </>
          ),
        })}
      {button('previous', labels.previousTeamMember, {
        className: styles.arrow,
        children: <path d="M15 5l-7 7 7 7" />,
      })}
      {button('next', labels.nextTeamMember, {
        className: styles.arrow,
        children: <path d="M9 5l7 7-7 7" />,
      })}
      <span className={styles.position} aria-hidden="true" data-position="">
        {position}
      </span>
    </div>
  );
}

/**
 * A stack that shows one member at a time, labelled by the title of its section. Only the server renders it, and
 * TeamCarousel only sets attributes, so that changes by other programs do no harm. Without its script, or until it
 * runs, all members are in a row that scrolls sideways.
 */
export function TeamCarouselView({ members, labels, autoplay }: TeamCarouselViewProps) {
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
      data-carousel=""
    >
      {members.length > 1 && (
        <Controls labels={labels} autoplay={autoplay} position={position(0)} />
      )}
      {/* A row that scrolls takes the focus, so that keys scroll it. */}
      <div
        className={styles.slides}
        aria-live="polite"
        data-slides=""
        tabIndex={members.length > 1 ? 0 : undefined}
      >
        {members.map((member, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
          <div
            key={member.name}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={position(place)}
            // The server's markup hides no slide: without script all are shown.
            data-current={place === 0 ? '' : undefined}
            data-behind={place}
          >
            <div className={styles.portrait} data-card="">
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
