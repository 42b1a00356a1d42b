import { withSubject } from '../../../site/src/lib/with-subject.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { PlansProps } from './Plans.tsx';

/** The section of the plans. A plan without a link of its own leads to the form and fills in its subject. */
export function prepare({ content }: SiteLanguage): PlansProps {
  const { plans, pages, labels } = content;
  const { section, items } = plans;
  const contactPage = `/${pages.contact.address}`;
  return {
    section,
    plans: items.map(({ link, ...plan }) => ({
      ...plan,
      link:
        link ||
        withSubject(
          contactPage,
          section.subject.replace('{plan}', () => plan.title),
        ),
    })),
    opensInNewTab: labels.opensInNewTab,
  };
}
