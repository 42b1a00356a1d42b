import type { ComponentPropsWithoutRef } from 'react';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** As the content writes it; empty shows the text alone. */
  href: string;
  /** Added to the accessible name of a link that opens in a new tab; for links that the owner sets. */
  opensInNewTab?: string;
  /** `accent` for the one thing a visitor should do here, `line` for the other. */
  variant?: 'accent' | 'line';
  /** `large` where the button stands alone on a wide field. */
  size?: 'medium' | 'large';
}

/** A link that looks like a button. */
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
