import type { ReactNode } from 'react';
import type { Contact } from '../../../../packages/content-model/src/schemas/contact.ts';
import type { Site } from '../../../../packages/content-model/src/schemas/site.ts';
import { ContactPattern } from '../../contact/view/ContactPattern.tsx';
import { ContactSquares } from '../../contact/view/ContactSquares.tsx';
import { ContactAside } from './ContactAside.tsx';
import styles from './ContactLayout.module.css';

export interface ContactLayoutProps {
  contact: Contact;
  site: Pick<Site, 'language' | 'contactEmail' | 'contactPhone' | 'streetAddress' | 'location'>;
  /** The form. */
  children: ReactNode;
}

/**
 * The contact page: the words at the left, with an edge of squares that meets the band above the footer, and the form
 * at the right. Five squares of the edge belong to the fields of the form. On a small screen the order is: title, the
 * five squares, form, further words.
 */
export function ContactLayout({ contact, site, children }: ContactLayoutProps) {
  return (
    <div className={styles.contact}>
      <div className={styles.layout}>
        <div className={styles.edge}>
          <ContactPattern className={styles.pattern} />
        </div>
        <div className={styles.head}>
          <div>
            <h1 className={styles.heading}>{contact.heading}</h1>
            <p className={styles.subtitle}>{contact.subtitle}</p>
          </div>
        </div>
        <div className={styles.form}>
          <ContactSquares className={styles.squares} />
          <div className={styles.fields}>{children}</div>
        </div>
        <div className={styles.aside}>
          <ContactAside contact={contact} site={site} />
        </div>
      </div>
    </div>
  );
}
