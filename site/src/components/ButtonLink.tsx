import type { ComponentPropsWithoutRef } from 'react';
import { href as toHref } from '../lib/href.ts';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /** `accent` for the one thing a visitor should do here, `line` for the other. */
  look?: 'accent' | 'line';
  /** `large` where the button stands alone on a wide field. */
  size?: 'medium' | 'large';
}

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'accent', size = 'medium', ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={[styles.button, styles[look], styles[size], rest.className]
        .filter(Boolean)
        .join(' ')}
      href={toHref(href)}
    />
  );
}
