import { phoneHref } from '../../../../packages/content-model/src/phone-link.ts';
import { BreakableEmail } from './BreakableEmail.tsx';
import styles from './ContactDetails.module.css';

/** The addresses for a visitor whose message failed. An empty email address or phone number is left out. */
export interface ContactLinks {
  readonly email: string;
  readonly phone: string;
  /** The address of the home page, with the base path. */
  readonly home: string;
}

interface ContactDetailsProps {
  intro: string;
  links: Pick<ContactLinks, 'email' | 'phone'>;
}

/** The agency's email address and telephone number as links; nothing when both are empty. */
export function ContactDetails({ intro, links: { email, phone } }: ContactDetailsProps) {
  if (!email && !phone) return null;
  return (
    <div className={styles.other}>
      <p>{intro}</p>
      <p className={styles.links}>
        {email && (
          <a href={`mailto:${email}`}>
            <BreakableEmail address={email} />
          </a>
        )}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
      </p>
    </div>
  );
}
