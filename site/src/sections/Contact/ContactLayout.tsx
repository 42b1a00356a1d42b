import type { ReactNode } from 'react';
import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import type { Site } from '../../../../content-model/src/schemas/site.ts';
import { AdireField } from '../../adire/AdireField.tsx';
import { ContactAside } from './ContactAside.tsx';
import { ContactIntro } from './ContactIntro.tsx';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  contact: Contact;
  site: Pick<Site, 'contactEmail' | 'contactPhone' | 'streetAddress' | 'location'>;
  /** The form. */
  children: ReactNode;
}

/**
 * The contact page: the words on a cloth at the left, whose selvedge of squares runs down to the hem above the footer,
 * and the form at the right. On a small screen the form follows the title, before what one may read afterwards.
 */
export function ContactLayout({ contact, site, children }: ContactLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.selvedge}>
        <AdireField
          className={styles.squares ?? ''}
          seed="contact"
          columns={1}
          rows={18}
          anchor="end"
        />
      </div>
      <div className={styles.head}>
        <ContactIntro heading={contact.heading} subtitle={contact.subtitle} />
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.aside}>
        <ContactAside contact={contact} site={site} />
      </div>
    </div>
  );
}
