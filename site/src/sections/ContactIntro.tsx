import type { Contact } from '../schemas/contact.ts';
import type { Site } from '../schemas/site.ts';
import styles from './ContactIntro.module.css';

interface ContactIntroProps {
  contact: Contact;
  site: Pick<Site, 'contactEmail' | 'contactPhone' | 'location'>;
}

/** What stands beside the contact form: what happens with a message, and the other ways. */
export function ContactIntro({ contact, site }: ContactIntroProps) {
  const { heading, subtitle, whatHappensNext, directWays } = contact;
  return (
    <div className={styles.intro}>
      <div>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <div>
        <h2 className={styles.title}>{whatHappensNext.title}</h2>
        <ol className={styles.steps}>
          {whatHappensNext.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h2 className={styles.title}>{directWays.title}</h2>
        <dl className={styles.ways}>
          {site.contactEmail && (
            <div>
              <dt>{directWays.email}</dt>
              <dd>
                <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
              </dd>
            </div>
          )}
          {site.contactPhone && (
            <div>
              <dt>{directWays.phone}</dt>
              <dd>
                <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, '')}`}>{site.contactPhone}</a>
              </dd>
            </div>
          )}
          <div>
            <dt>{directWays.location}</dt>
            <dd>
              {site.location.city}, {site.location.country}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
