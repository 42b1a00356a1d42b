import type { ServicesSection } from '../../../../content-model/src/schemas/services.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import type { Ground } from '../../lib/section-grounds.ts';
import styles from './Services.module.css';

export interface ServiceCard {
  title: string;
  description: string;
  picture: PictureData;
  imageAlt: string;
  users: readonly PictureData[];
}

interface ServicesProps {
  section: ServicesSection;
  services: readonly ServiceCard[];
  /** Its background; without one its usual one. */
  ground?: Ground | undefined;
}

/** The width of a photo for its `sizes` attribute; see the style sheet. */
const widths = { large: '(width < 48rem) 90vw, 52vw', small: '18rem' };

/** What the agency does: cards of different sizes, each with a drawing. */
export function Services({ section, services, ground }: ServicesProps) {
  return (
    <section
      id="services"
      className={styles.section}
      data-ground={ground}
      aria-labelledby="services-title"
    >
      <SectionHeading headingId="services-title" className={styles.heading} {...section} />
      <ul className={styles.grid}>
        {services.map((service, index) => (
          <li key={service.title} className={styles.card} data-reveal="">
            <div className={styles.drawing}>
              <Picture
                picture={service.picture}
                alt={service.imageAlt}
                sizes={index % 4 < 2 ? widths.large : widths.small}
              />
            </div>
            <div className={styles.words}>
              <h3>{service.title}</h3>
              <p>{service.description}</p>
              {service.users.length > 0 && (
                <ul className={styles.users}>
                  {service.users.map((user) => (
                    <li key={user.src}>
                      {/* Decoration: sample users. */}
                      <Picture picture={user} alt="" sizes="48px" />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
