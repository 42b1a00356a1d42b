import type { ComponentPropsWithoutRef } from 'react';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './ButtonLink.module.css';

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** An address of the content. With an empty address, the text is no link. */
  href: string;
  /** See SiteLink. A fixed address of this site needs none. */
  opensInNewTab?: string;
  /** `accent` for the main action, `line` for any other action. */
  variant?: 'accent' | 'line';
  size?: 'medium' | 'large';
}

/** A link in the shape of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, variant = 'accent', size = 'medium', opensInNewTab = '', ...rest } = props;
  if (href === '') return <span className={rest.className}>{rest.children}</span>;
  const classes = [styles.button, styles[variant], styles[size], rest.className];
  return (
    <SiteLink
      {...rest}
      href={href}
      opensInNewTab={opensInNewTab}
      className={classes.filter(Boolean).join(' ')}
    />
  );
}
