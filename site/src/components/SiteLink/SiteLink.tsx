import type { ComponentPropsWithoutRef } from 'react';
import { href as toHref } from '../../lib/href.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface SiteLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** An address of the content; without one, only the text is shown. */
  href: string;
  /** Added to the accessible name of a link that opens in a new tab. */
  opensInNewTab: string;
}

/** A link of the content to a section, a page, or another site, which opens in a new tab. */
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
