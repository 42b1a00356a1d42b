import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { PlansProps } from './Plans.tsx';

/** The section of the plans; a plan without a link of its own leads to the contact page. */
export function prepare({ content }: SiteLanguage): PlansProps {
  const { plans, pages, labels } = content;
  const contactPage = `/${pages.contact.address}`;
  return {
    section: plans.section,
    plans: plans.items.map(({ link, ...plan }) => ({ ...plan, link: link || contactPage })),
    opensInNewTab: labels.opensInNewTab,
  };
}
