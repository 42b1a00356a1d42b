import type { ReactNode } from 'react';
import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import type { Site } from '../../../../content-model/src/schemas/site.ts';
import { PatternField } from '../../pattern/PatternField.tsx';
import { ContactAside } from './ContactAside.tsx';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  contact: Contact;
  site: Pick<Site, 'contactEmail' | 'contactPhone' | 'streetAddress' | 'location'>;
  /** The form. */
  children: ReactNode;
}

/**
 * The contact page: the words at the left, with an edge of squares that meets the band above the footer, and the form
 * at the right. On a small screen the order is title, form, further words.
 */
export function ContactLayout({ contact, site, children }: ContactLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.edge}>
        <PatternField
          className={styles.squares}
          seed="contact"
          columns={1}
          rows={18}
          anchor="end"
        />
      </div>
      <div className={styles.head}>
        <div>
          <h1 className={styles.heading}>{contact.heading}</h1>
          <p className={styles.subtitle}>{contact.subtitle}</p>
        </div>
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.aside}>
        <ContactAside contact={contact} site={site} />
      </div>
    </div>
  );
}
