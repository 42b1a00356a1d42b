import { Fragment } from 'react';
import { phoneHref } from '../../../../content-model/src/phone-link.ts';
import styles from './ContactDetails.module.css';

/** The agency's email address and telephone number, empty where there is none, and the home page. */
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

/** An address that breaks before its signs, where a line has no room for it. */
const breakable = (address: string) =>
  address.split(/(?=[@.])/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));

/** The agency's email address and telephone number as links; nothing when both are empty. */
export function ContactDetails({ intro, links: { email, phone } }: ContactDetailsProps) {
  if (!email && !phone) return null;
  return (
    <div className={styles.other}>
      <p>{intro}</p>
      <p className={styles.links}>
        {email && <a href={`mailto:${email}`}>{breakable(email)}</a>}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
      </p>
    </div>
  );
}
