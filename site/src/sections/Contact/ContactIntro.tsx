import type { Contact } from '../../../../content-model/src/schemas/contact.ts';
import styles from './ContactIntro.module.css';

/** The head of the contact page, on the cloth: its title and one sentence. */
export function ContactIntro({ heading, subtitle }: Pick<Contact, 'heading' | 'subtitle'>) {
  return (
    <div className={styles.intro}>
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
