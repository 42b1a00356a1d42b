import type { ComponentPropsWithoutRef } from 'react';
import { href as toHref } from '../../lib/href.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** An address of the content; without one, only the text is shown. */
  href: string;
  /** Added to the accessible name of a link that opens in a new tab. */
  opensInNewTab: string;
  /** Whether a page of this site opens in one as well, because this page holds what a visitor has typed. */
  inNewTab?: boolean;
}

/** A link of the content to a section, a page, or another site, which opens in a new tab. */
export function SiteLink({
  href,
  opensInNewTab,
  inNewTab = false,
  children,
  ...rest
}: SiteLinkProps) {
  if (href === '') return <span className={rest.className}>{children}</span>;
  const isNewTab = inNewTab || /^https?:/.test(href);
  return (
    <a {...rest} href={toHref(href)} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isNewTab && <VisuallyHidden>{` ${opensInNewTab}`}</VisuallyHidden>}
    </a>
  );
}
