import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { issuesOf } from '../../../content-model/src/changes.ts';
import { lengthFinding } from '../../../content-model/src/check/length.ts';
import { addressKey } from '../../../content-model/src/check/old-address.ts';
import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import { slugOf } from '../../../content-model/src/names.ts';
import { splitFrontMatter } from '../../../content-model/src/parse.ts';
import { pagesOf } from '../../../content-model/src/read-content.ts';
import { redirectsSchema } from '../../../content-model/src/schemas/redirects.ts';
import { rewriteDocument, rewriteEntry } from '../../../content-model/src/write.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { readFolder } from '../../../content-store/src/folder.ts';
import { factsOf, type Mark, markOf, type OldFacts } from './facts.ts';
import { legalKind, legalPage, type OldLegalPage } from './legal.ts';
import type { OldSite } from './read-site.ts';

/** What is proposed out of an old site. */
export type Proposal = {
  facts: OldFacts;
  mark: Mark | undefined;
  legal: OldLegalPage[];
  paths: string[];
};

const CONTACT = /\/(?:contact|contact-us|kontakt|contacto|contato|contatti|iletisim)(?:\.\w+)?$/;

/** A path without the slash behind it. */
const trimmed = (path: string) => path.replace(/(?<=.)\/$/, '');

export async function proposalOf(site: OldSite): Promise<Proposal> {
  const legal = site.pages.flatMap((page) => legalPage(page) ?? []);
  return {
    facts: factsOf(site),
    mark: await markOf(site),
    // Two pages of one kind: nobody can say which of them is meant.
    legal: legal.filter(({ kind }) => legal.filter((other) => other.kind === kind).length === 1),
    paths: site.pages.map(({ path }) => path),
  };
}

/** A line for everything that is proposed. */
export function proposalLines({ facts, mark, legal, paths }: Proposal): string[] {
  const { networks, ...others } = facts;
  const lines = Object.entries({ ...others, ...networks }).filter(([, value]) => value);
  return [
    ...lines.map(([name, value]) => `${name}: ${value}`),
    ...(mark ? [`mark: a square picture, ${mark.name}`] : []),
    ...legal.map(({ title, path }) => `legal page: ${title}, from ${path}`),
    `redirects: ${paths.length - 1} old addresses`,
  ];
}

/** Changes the fields of an entry's file, which may be missing, and keeps its comments. */
export function change(
  folder: string,
  path: string,
  edit: (entry: Record<string, unknown>) => object,
) {
  const file = join(folder, path);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, rewriteEntry(path, source, edit(parse(source) ?? {})));
}

/** The file of a legal page of this kind that the start has; otherwise a new one by the old address. */
function fileFor(folder: string, { kind, path }: OldLegalPage): string {
  const files = globSync('legal/*.md', { cwd: folder });
  const own = files.find((file) => legalKind(`/${file}`) === kind);
  return own ?? `legal/${slugOf(path.replace(/\.\w+$|\/$/g, '').replace(/^.*\//, ''))}.md`;
}

/** Writes a legal page in place of the start's. @returns its new address; undefined where the check refuses it, and nothing changes */
async function takeLegalPage(folder: string, page: OldLegalPage): Promise<string | undefined> {
  const path = fileFor(folder, page);
  const file = join(folder, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const description =
    lengthFinding(page.description, { shortest: 50, longest: 170 }) || page.description === ''
      ? `${DRAFT_MARK} ${page.title}`
      : page.description;
  mkdirSync(dirname(file), { recursive: true });
  // The links of the start lead to its address.
  const { slug } = parse(splitFrontMatter(before ?? '')?.fields ?? '') ?? {};
  const fields = { title: page.title, description, ...(slug && { slug }) };
  writeFileSync(file, rewriteDocument('', fields, page.body));
  const issues = issuesOf(await readContent(folder));
  const address = `/${slug ?? path.replace(/^legal\/|\.md$/g, '')}`;
  if (issues.some((issue) => issue.file === `content/${path}`)) {
    if (before === undefined) rmSync(file);
    else writeFileSync(file, before);
    return undefined;
  }
  if (before === undefined) {
    change(folder, 'footer/footer.yaml', ({ sections, ...footer }) => {
      const groups = sections as { links: object[] }[];
      groups.at(-1)?.links.push({ text: page.title, href: address });
      return { ...footer, sections: groups };
    });
  }
  return address;
}

function writeFacts(folder: string, { facts, mark }: Proposal): void {
  const { description, streetAddress, postalCode, networks } = facts;
  change(folder, 'site/site.yaml', (site) => ({
    ...site,
    ...(description && { description }),
    ...(streetAddress && { streetAddress }),
    location: { ...(postalCode && { postalCode }), ...(site['location'] as object) },
    socialLinks: Object.entries(networks).map(([text, href]) => ({
      id: text.toLowerCase(),
      text,
      href,
    })),
  }));
  change(folder, 'footer/footer.yaml', ({ reachUsVia, ...footer }) => ({
    ...footer,
    reachUsVia: {
      ...(reachUsVia as object),
      links: Object.keys(networks).map((text) => ({ text, href: `social:${text.toLowerCase()}` })),
    },
  }));
  if (description && !lengthFinding(description, { shortest: 50, longest: 170 })) {
    change(folder, 'pages/home.yaml', (home) => ({ ...home, description }));
  }
  if (!mark) return;
  writeFileSync(join(folder, mark.name), mark.bytes);
  change(folder, 'theme.yaml', (theme) => ({ ...theme, mark: `./${mark.name}` }));
}

/** Writes what an old site states, and a redirect for each of its addresses, into a start of which all else is right. */
export async function takeOver(folder: string, proposal: Proposal): Promise<void> {
  writeFacts(folder, proposal);
  const addresses = new Map<string, string>();
  for (const page of proposal.legal) {
    const address = await takeLegalPage(folder, page);
    if (address) addresses.set(trimmed(page.path), address);
  }
  const { pages, contactPage } = pagesOf(readFolder(folder).files);
  const targetOf = (path: string) =>
    addresses.get(path) ?? (CONTACT.test(path) ? contactPage : '/');
  const redirects = [...new Set(proposal.paths.map(trimmed))]
    .filter((path) => !pages.some((page) => addressKey(page) === addressKey(path)))
    .sort()
    .map((from) => ({ from, to: targetOf(from) }))
    .filter((redirect) => redirectsSchema.safeParse({ redirects: [redirect] }).success);
  if (redirects.length > 0) change(folder, 'redirects.yaml', () => ({ redirects }));
  const mark = proposal.mark && (await readContent(folder)).imageErrors?.has(proposal.mark.name);
  // A drawing with a script, for example.
  if (mark) change(folder, 'theme.yaml', ({ mark: _, ...theme }) => theme);
}
