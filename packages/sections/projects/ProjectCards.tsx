import { Drawing } from '../../../site/src/components/Drawing/Drawing.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../../site/src/components/VisuallyHidden/VisuallyHidden.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import { driveStyles } from './drive.ts';
import styles from './Projects.module.css';
import type { ProjectSize } from './project-sizes.ts';

export interface ProjectCard {
  title: string;
  /** The kind of project, in a few words. */
  description?: string | undefined;
  picture: PictureData;
  /** The markup of a drawing in place of a missing picture. */
  drawing?: string | undefined;
  imageAlt: string;
  link: string;
  tags?: readonly string[] | undefined;
  /** The numbers of its tags in the filter, with spaces between them; undefined without a filter. */
  tagNumbers?: string | undefined;
  /** Whether it has a row of its own. */
  isWide?: boolean | undefined;
  /** The vehicle over the picture, and its route; see drive.ts. */
  vehicle?: { picture: PictureData; route: string } | undefined;
}

/** A card in a grid of several columns, and its position among all cards of the section. */
interface PlacedCard {
  card: ProjectCard;
  size: ProjectSize;
  place: number;
}

/** The `sizes` attribute for each size of card; see the style sheet. */
const widths: Record<ProjectSize, string> = {
  large: '(width < 1024px) 92vw, (width < 1440px) 63vw, 57rem',
  small: '(width < 640px) 92vw, (width < 1024px) 47vw, (width < 1440px) 31vw, 28rem',
  half: '(width < 640px) 92vw, (width < 1440px) 47vw, 43rem',
  whole: '(width < 1440px) 92vw, 86rem',
};

/** The picture of a project, or a drawing instead, with its vehicle. */
function Frame({ card, size, place }: PlacedCard) {
  const { drawing, picture, imageAlt, vehicle, tagNumbers } = card;
  const reveal = size === 'large' ? '' : undefined;
  if (drawing) {
    return (
      <div className={styles.frame} data-reveal={reveal}>
        <div className={styles.drawing}>
          <Drawing markup={drawing} alt="" />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.frame} data-reveal={reveal}>
      <Picture
        picture={picture}
        alt={imageAlt}
        className={styles.picture}
        sizes={widths[tagNumbers !== undefined && size === 'small' ? 'half' : size]}
        data-way={vehicle && ''}
      />
      {vehicle && (
        <>
          {/* As large as the picture: the vehicle drives as soon as any part of the picture is in view. */}
          <div className={styles.route} data-reveal="">
            <Picture
              picture={vehicle.picture}
              alt=""
              className={styles.vehicle}
              data-vehicle={place}
            />
          </div>
          {/* The content security policy forbids a style attribute. */}
          <style>{driveStyles(`${place}`, vehicle.route)}</style>
        </>
      )}
    </div>
  );
}

/** Cards of projects in a grid, their words below their pictures. */
export function ProjectCards({ cards, labels }: { cards: readonly PlacedCard[]; labels: Labels }) {
  return (
    <ul role="list" className={styles.grid}>
      {cards.map(({ card, size, place }) => (
        <li key={card.title} className={styles.card} data-size={size} data-tags={card.tagNumbers}>
          <Frame card={card} size={size} place={place} />
          <div className={styles.words}>
            <h3 className={styles.title}>{card.title}</h3>
            {card.description && <p className={styles.description}>{card.description}</p>}
            {card.link && (
              <SiteLink
                className={styles.link}
                href={card.link}
                opensInNewTab={labels.opensInNewTab}
              >
                <span className={styles.action}>{labels.viewProject}</span>
                <VisuallyHidden>{` ${card.title}`}</VisuallyHidden>
              </SiteLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
