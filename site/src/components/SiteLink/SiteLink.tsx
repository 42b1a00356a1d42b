import type { ComponentPropsWithoutRef } from 'react';
import { href as toHref } from '../../lib/href.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** As the content writes it; empty shows the text without a link. */
  href: string;
  /** Added to the accessible name of a link that opens in a new tab. */
  opensInNewTab: string;
}

/** A link as the content describes it: to a section, a page, or another site in a new tab. */
export function SiteLink({ href, opensInNewTab, children, ...rest }: SiteLinkProps) {
  if (href === '') return <span className={rest.className}>{children}</span>;
  const isOtherSite = /^https?:/.test(href);
  return (
    <a {...rest} href={toHref(href)} {...(isOtherSite && { target: '_blank', rel: 'noopener' })}>
      {children}
      {isOtherSite && <VisuallyHidden> {opensInNewTab}</VisuallyHidden>}
    </a>
  );
}
