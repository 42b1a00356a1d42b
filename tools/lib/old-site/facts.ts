import sharp from 'sharp';
import { isObject } from '../../../content-model/src/schema-traversal.ts';
import { isEmail, isLanguageCode } from '../../../content-model/src/schemas/fields.ts';
import { parseColour } from '../../../content-model/src/theme/colour.ts';
import { decodedPath } from '../../../words/address.ts';
import type { OldPage, OldSite } from './read-site.ts';

/** What an old site states about the agency; what it does not state for certain is left out. */
export type OldFacts = {
  name?: string | undefined;
  legalName?: string | undefined;
  description?: string | undefined;
  language?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  streetAddress?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  brandColour?: string | undefined;
  /** The addresses of the agency in social networks, by their names. */
  networks: Record<string, string>;
};

/** A square picture for the mark. */
export type Mark = { name: string; bytes: Uint8Array };

const NETWORKS: Record<string, RegExp> = {
  LinkedIn: /^(?:www\.|[a-z]{2}\.)?linkedin\.com\/(?:company|in)\/[^/?]+\/?$/,
  Instagram: /^(?:www\.)?instagram\.com\/[\w.]+\/?$/,
  X: /^(?:www\.)?(?:x|twitter)\.com\/\w+\/?$/,
  TikTok: /^(?:www\.)?tiktok\.com\/@[\w.]+\/?$/,
  Facebook: /^(?:www\.)?facebook\.com\/(?!share)[\w.-]+\/?$/,
  YouTube: /^(?:www\.)?youtube\.com\/(?:@|c\/|channel\/|user\/)[\w-]+\/?$/,
  GitHub: /^github\.com\/[\w-]+\/?$/,
};

const ORGANIZATION = /Organization$|Corporation$|LocalBusiness$|ProfessionalService$/;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** The value on which all agree; undefined where they differ. */
function only(values: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(values.filter((value) => value !== undefined));
  return others.length === 0 ? first : undefined;
}

/** All objects in a value of JSON-LD. */
const nodesIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isObject(value)
      ? [value, ...nodesIn(value['@graph'])]
      : [];

/** What the pages say about the organization for machines (schema.org). */
function organization(pages: readonly OldPage[]): Record<string, unknown> {
  const nodes = pages.flatMap(({ $ }) =>
    $('script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => {
        try {
          return nodesIn(JSON.parse($(script).text()));
        } catch {
          return [];
        }
      }),
  );
  return (
    nodes.find(({ '@type': type }) => [type].flat().some((each) => ORGANIZATION.test(`${each}`))) ??
    {}
  );
}

/** The targets of all links with a scheme, as `mailto`, without what follows a question mark. */
const targets = (pages: readonly OldPage[], scheme: string) =>
  pages.flatMap(({ $ }) =>
    $(`a[href^="${scheme}:"]`)
      .toArray()
      .map((link) => {
        const [target = ''] = ($(link).attr('href') ?? '').slice(scheme.length + 1).split('?');
        return (decodedPath(target) ?? target).trim();
      }),
  );

function networksOf(pages: readonly OldPage[], sameAs: unknown): Record<string, string> {
  const links = pages.flatMap(({ $ }) =>
    $('a[href^="http"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
  );
  const all = [...[sameAs].flat().flatMap((each) => textOf(each) ?? []), ...links];
  return Object.fromEntries(
    Object.entries(NETWORKS).flatMap(([name, pattern]) => {
      const own = all.filter((each) => pattern.test(each.replace(/^https?:\/\//, '')));
      const address = only(own.map((each) => each.replace(/\/$/, '')));
      return address ? [[name, address]] : [];
    }),
  );
}

/** A colour, unless it is white, black or grey, as grounds of pages are. */
function brandIn(colour = ''): string | undefined {
  return (parseColour(colour)?.c ?? 0) > 0.03 ? colour : undefined;
}

/** What the pages of an old site state for machines, or in one certain place. */
export function factsOf({ pages }: OldSite): OldFacts {
  const [home] = pages;
  if (!home) return { networks: {} };
  const { $ } = home;
  const meta = (name: string) =>
    textOf(
      $(`meta[name="${name}"]:not([media]), meta[property="${name}"]`).first().attr('content'),
    );
  const agency = organization(pages);
  const address = isObject(agency['address']) ? agency['address'] : {};
  const language = $('html').attr('lang')?.replace('_', '-') ?? '';
  const email = textOf(agency['email'])?.replace('mailto:', '') ?? only(targets(pages, 'mailto'));
  return {
    name: textOf(agency['name']) ?? meta('og:site_name') ?? meta('application-name'),
    legalName: textOf(agency['legalName']),
    description: meta('description'),
    language: isLanguageCode(language) ? language : undefined,
    email: email !== undefined && isEmail(email) ? email : undefined,
    phone: textOf(agency['telephone']) ?? only(targets(pages, 'tel')),
    streetAddress: textOf(address['streetAddress']),
    postalCode: textOf(address['postalCode']),
    city: textOf(address['addressLocality']),
    country: textOf(address['addressCountry']),
    brandColour: brandIn(meta('theme-color')),
    networks: networksOf(pages, agency['sameAs']),
  };
}

/** The mark: the logo that is stated for machines, or the largest icon, where it is square and 64 pixels wide at least. */
export async function markOf(site: OldSite): Promise<Mark | undefined> {
  const [home] = site.pages;
  if (!home) return undefined;
  const { $ } = home;
  const { logo } = organization(site.pages);
  const stated = textOf(isObject(logo) ? logo['url'] : logo);
  const icons = $('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .toArray()
    .flatMap((icon) => $(icon).attr('href') ?? []);
  const named = [...new Set([...(stated ? [stated] : []), ...icons])];
  let best: (Mark & { width: number }) | undefined;
  for (const address of named) {
    const bytes = await site.file(address, home);
    const size =
      bytes &&
      (await sharp(bytes)
        .metadata()
        .catch(() => undefined));
    const format = size?.format;
    if (!bytes || !size || size.width !== size.height || (format !== 'svg' && format !== 'png'))
      continue;
    const width = format === 'svg' ? Number.POSITIVE_INFINITY : size.width;
    if (width >= 64 && width > (best?.width ?? 0)) best = { name: `mark.${format}`, bytes, width };
    if (address === stated && best) break;
  }
  return best && { name: best.name, bytes: best.bytes };
}
