import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import type { Site } from '../../../../content-model/src/schemas/site.ts';
import { phoneHref } from '../../lib/href.ts';
import styles from './ContactAside.module.css';

interface ContactAsideProps {
  contact: Pick<Contact, 'whatHappensNext' | 'directWays'>;
  site: Pick<Site, 'contactEmail' | 'contactPhone' | 'location'>;
}

/** The words beside the form: what happens with a message, and the agency's contact details. */
export function ContactAside({ contact, site }: ContactAsideProps) {
  const { whatHappensNext, directWays } = contact;
  return (
    <div className={styles.aside}>
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
        <dl className={styles.details}>
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
                <a href={phoneHref(site.contactPhone)}>{site.contactPhone}</a>
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
