import styles from './ContactDetails.module.css';

/** The other ways to reach the agency, and the way home. Empty texts are left out. */
export interface ContactLinks {
  readonly email: string;
  readonly phone: string;
  /** The address of the home page, below the base path. */
  readonly home: string;
}

interface ContactDetailsProps {
  /** Stands before the addresses. */
  intro: string;
  ways: Pick<ContactLinks, 'email' | 'phone'>;
}

/** The e-mail address and the telephone number, as links; nothing when the agency names neither. */
export function ContactDetails({ intro, ways: { email, phone } }: ContactDetailsProps) {
  if (!email && !phone) return null;
  return (
    <div className={styles.other}>
      <p>{intro}</p>
      <p className={styles.ways}>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </p>
    </div>
  );
}
