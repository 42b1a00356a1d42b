import type { ServicesSection } from '../../../../content-model/src/schemas/services.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { PictureData } from '../../lib/pictures.ts';
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
}

/** What the agency does: cards of different sizes, each with a drawing. */
export function Services({ section, services }: ServicesProps) {
  return (
    <section id="services" className={styles.section} aria-labelledby="services-title">
      <SectionHeading headingId="services-title" className={styles.heading} {...section} />
      <ul className={styles.grid}>
        {services.map((service) => (
          <li key={service.title} className={styles.card} data-reveal="">
            <div className={styles.drawing}>
              <Picture picture={service.picture} alt={service.imageAlt} />
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
