import { phoneHref } from '../../../../packages/content-model/src/phone-link.ts';
import type { Contact } from '../../../../packages/content-model/src/schemas/contact.ts';
import type { Site } from '../../../../packages/content-model/src/schemas/site.ts';
import { BreakableEmail } from '../../contact/view/BreakableEmail.tsx';
import { NextSteps } from '../../contact/view/NextSteps.tsx';
import { joinedByComma } from '../../lib/locale.ts';
import styles from './ContactAside.module.css';

interface ContactAsideProps {
  contact: Pick<Contact, 'whatHappensNext' | 'directWays'>;
  site: Pick<Site, 'language' | 'contactEmail' | 'contactPhone' | 'streetAddress' | 'location'>;
}

/** The words beside the form: what happens with a message, and the agency's contact details. */
export function ContactAside({ contact, site }: ContactAsideProps) {
  const { whatHappensNext, directWays } = contact;
  const { streetAddress, location } = site;
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return (
    <div className={styles.aside}>
      <NextSteps {...whatHappensNext} />
      <div>
        <h2 className={styles.title}>{directWays.title}</h2>
        <dl className={styles.details}>
          {site.contactEmail && (
            <div>
              <dt>{directWays.email}</dt>
              <dd>
                <a href={`mailto:${site.contactEmail}`}>
                  <BreakableEmail address={site.contactEmail} />
                </a>
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
              {streetAddress && (
                <>
                  {streetAddress}
                  <br />
                </>
              )}
              {joinedByComma([town, location.country], site.language)}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
