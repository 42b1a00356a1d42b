import type { Content } from '../../../packages/content-model/src/collections.ts';
import type { DocumentPage } from '../../../packages/content-model/src/page-kinds/define-page.ts';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';
import { valueAt } from '../../../packages/content-model/src/schema-traversal.ts';
import type { Offers } from '../../../packages/content-model/src/sections/define-section.ts';
import { joinedByComma } from './locale.ts';
import { pageAbout } from './page-about.ts';

/** A text as one line of Markdown, with brackets escaped so that it contains no link. */
const line = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');

/**
 * The heading over the pages of a kind: of the page that lists them, or of the section whose entries they are about;
 * undefined for pages that stand by themselves.
 */
function headingOf({ documents, listHeads, ...content }: Content, kind: string) {
  const heading = valueAt(listHeads, [kind, 'heading']);
  const [page] = (documents as Record<string, DocumentPage[]>)[kind] ?? [];
  const [folder = ''] = page?.entry === undefined ? [] : page.id.split('/');
  const found = heading ?? valueAt(content, [folder, 'section', 'sectionTitle']);
  return typeof found === 'string' ? found : undefined;
}

/**
 * A summary of the site in one language, as Markdown for language models in the form of https://llmstxt.org: the
 * agency's description, contact details, services and pages. All words come from the content.
 *
 * @param offers the services that the home page shows
 * @param addressOf the address of a page or a section, such as `/contact` or `#services`
 */
export function llmsTxt(
  { content, home }: Pick<SiteLanguage, 'content' | 'home'>,
  offers: readonly (Offers & { section: string })[],
  addressOf: (target: string) => string,
): string {
  const { site, pages, contact, documents } = content;
  const { directWays } = contact;
  const office = [site.streetAddress, site.location.city, site.location.country].filter(Boolean);
  const link = (title: string, target: string, description: string) =>
    `- [${line(title)}](${addressOf(target)}): ${line(description)}`;
  const linkTo = ({ title, path, description }: DocumentPage) =>
    link(title, `${path}.md`, description);
  const list = (title: string, links: string[]) =>
    links.length > 0 ? ['', `## ${line(title)}`, '', ...links] : [];
  return [
    `# ${line(site.brand)}`,
    '',
    `> ${line(site.description)}`,
    '',
    ...(site.contactEmail ? [`- ${line(directWays.email)}: ${line(site.contactEmail)}`] : []),
    ...(site.contactPhone ? [`- ${line(directWays.phone)}: ${line(site.contactPhone)}`] : []),
    `- ${line(directWays.location)}: ${line(joinedByComma(office, site.language))}`,
    ...offers.flatMap(({ section, title: heading, items }) =>
      list(
        heading,
        items.map(({ title, description }, index) => {
          const page = pageAbout(content, section, index);
          const anchor = `${home === '/' ? '' : home}#${section}`;
          return link(title, page ? `${page.path}.md` : anchor, description);
        }),
      ),
    ),
    ...Object.entries<DocumentPage[]>(documents)
      .filter(([kind]) => headingOf(content, kind) !== undefined)
      // The pages of services stand in the list of the services.
      .filter(([, all]) => !offers.some(({ section }) => all[0]?.id.startsWith(`${section}/`)))
      .flatMap(([kind, all]) => list(headingOf(content, kind) ?? '', all.map(linkTo))),
    ...list(site.brand, [
      link(pages.home.title, home, pages.home.description),
      link(contact.heading, `/${pages.contact.address}`, pages.contact.description),
      ...Object.entries<DocumentPage[]>(documents)
        .filter(([kind]) => headingOf(content, kind) === undefined)
        .flatMap(([, all]) => all.map(linkTo)),
    ]),
    '',
  ].join('\n');
}
