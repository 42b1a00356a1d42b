import { Drawing } from '../../../site/src/components/Drawing/Drawing.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import styles from './Services.module.css';
import type { ServicesSection } from './section.ts';

export interface ServiceCard {
  title: string;
  description: string;
  picture: PictureData;
  imageAlt: string;
  /** The markup of a drawing whose parts move, in place of the picture; see lib/moving-drawing.ts. */
  drawing?: string | undefined;
  users: readonly PictureData[];
  /** The address of the page about the service. */
  link?: string | undefined;
}

export interface ServicesProps {
  section: ServicesSection;
  services: readonly ServiceCard[];
}

/**
 * The width of a photo for the `sizes` attribute, in the card at this index; see the style sheet. It covers its frame,
 * so one that is wider than the frame is as wide as its height demands.
 */
function widthOf({ width, height }: PictureData, index: number, isBesideHeading: boolean): string {
  const covering = (share: number, frameHeight: number) =>
    `max(${share}vw, ${Math.round((frameHeight * width) / height)}px)`;
  const place = index % 4;
  const phone = place < 2 ? `max(90vw, ${Math.round((72 * width) / height)}vw)` : covering(90, 200);
  const tablet = place < 2 ? covering(46, 300) : covering(46, 200);
  const desktop = covering(isBesideHeading ? 21 : 30, [290, 450][place] ?? 200);
  return `(width < 48rem) ${phone}, (width < 72rem) ${tablet}, ${desktop}`;
}

/** The longest word of a title, in letters, that fits beside the first card. */
const LONGEST_WORD_BESIDE = 11;

/** The services of the agency: cards of different sizes, each with a drawing. */
export function Services({ section, services }: ServicesProps) {
  const words = section.sectionTitle.split(' ');
  const hasRoomBeside = words.every((word) => word.length <= LONGEST_WORD_BESIDE);
  return (
    <section id="services" className={styles.section} aria-labelledby="services-title">
      <div className={styles.layout}>
        <SectionHeading
          headingId="services-title"
          className={styles.heading}
          data-beside={hasRoomBeside ? '' : undefined}
          {...section}
        />
        <ul role="list" className={styles.grid}>
          {services.map((service, index) => (
            <li key={service.title} className={styles.card}>
              <div className={styles.drawing}>
                {service.drawing ? (
                  <Drawing markup={service.drawing} alt={service.imageAlt} />
                ) : (
                  <Picture
                    picture={service.picture}
                    alt={service.imageAlt}
                    sizes={widthOf(service.picture, index, hasRoomBeside && index === 0)}
                  />
                )}
              </div>
              <div className={styles.words}>
                <h3>
                  {service.link ? (
                    <SiteLink href={service.link} opensInNewTab="">
                      {service.title}
                    </SiteLink>
                  ) : (
                    service.title
                  )}
                </h3>
                <p>{service.description}</p>
                {service.users.length > 0 && (
                  // Decoration: sample users.
                  <ul className={styles.users} aria-hidden="true">
                    {service.users.map((user) => (
                      <li key={user.src}>
                        <Picture picture={user} alt="" sizes="48px" />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
