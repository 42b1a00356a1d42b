import { content } from '../../gallery/example-content.ts';
import { SiteLink } from './SiteLink.tsx';

const { opensInNewTab } = content.labels;
const link = (href: string) => (
  <SiteLink href={href} opensInNewTab={opensInNewTab}>
    LinkedIn
  </SiteLink>
);

export const examples = {
  'to a page': link('/contact'),
  'to a section': link('#projects'),
  'to another site, in a new tab': link('https://example.com'),
  'without an address': link(''),
};
