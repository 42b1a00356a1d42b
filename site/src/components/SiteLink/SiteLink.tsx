import type { ComponentPropsWithoutRef } from 'react';
import { href as toHref } from '../../lib/href.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** An address of the content. With an empty address, the text is no link. */
  href: string;
  /** Added to the accessible name of a link that opens in a new tab. */
  opensInNewTab: string;
  /** Whether a page of this site opens in a new tab too, because this page holds what the visitor has typed. */
  inNewTab?: boolean;
}

/** A link to a section, to a page, or to another site, which opens in a new tab. */
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
