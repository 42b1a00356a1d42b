import type { z } from 'zod';
import { encodingFault } from './check/encoding.ts';
import type { Flaw } from './check/picture-flaw.ts';
import { listFaults, missingRecord, placesOf, strayFaults } from './check/places.ts';
import { shapeFaults } from './check/shape.ts';
import { picturesOf, SITE_TOKENS, settleTexts, textFaults, type World } from './check/texts.ts';
import { LEGAL_KINDS, LIST_KINDS, SINGLE_KINDS } from './collections.ts';
import type { Content } from './content.ts';
import { ContentError, type Fault } from './fault.ts';
import { readLegalPage } from './legal.ts';
import { parseRecord } from './parse.ts';
import { settleNulls, valueAt } from './schema-traversal.ts';

export { ContentError } from './fault.ts';

/** One file of a kind, read and checked. */
type Entry = { path: string; record: unknown };

type ReadOptions = {
  /** What stands before the site's own paths in the links of the legal pages: `/` unless told. */
  basePath?: string;
  /** What is wrong with those pictures that cannot be shown, by their path; the reader opens none. */
  flaws?: ReadonlyMap<string, Flaw>;
};

/**
 * Reads and checks the whole content.
 *
 * @param files the text of every file that is not a picture, by its path from `content/`
 * @param pictures the path of every picture, from `content/`
 * @throws ContentError which lists every fault
 */
export function readContent(
  files: ReadonlyMap<string, string>,
  pictures: ReadonlySet<string>,
  { basePath = '/', flaws = new Map() }: ReadOptions = {},
): Content {
  const places = placesOf([...files.keys()]);
  const faults: Fault[] = strayFaults([...files.keys(), ...pictures]);
  const facts = factsOf(places.single(SINGLE_KINDS.site.path)[0], files);
  const world = { ...facts, pictures, flaws };
  const namedPictures = new Set<string>();

  const entry = (path: string, schema: z.ZodType, tokens?: readonly string[]): Entry[] => {
    const source = files.get(path) ?? '';
    const encoding = encodingFault(`content/${path}`, source);
    faults.push(...encoding);
    if (encoding.length > 0) return [];
    const { value, faults: syntax, written } = parseRecord(`content/${path}`, source);
    faults.push(...syntax);
    if (syntax.length > 0) return [];
    const record = settleNulls(schema, value);
    faults.push(...shapeFaults(`content/${path}`, schema, record, written));
    faults.push(...textFaults(path, schema, record, world, tokens));
    for (const picture of picturesOf(path, schema, record, world)) namedPictures.add(picture);
    return [{ path, record }];
  };

  const single = <Schema extends z.ZodType>(kind: { path: string; schema: Schema }) => {
    const paths = places.single(kind.path);
    faults.push(...missingRecord(kind, paths));
    // The facts themselves cannot be made of facts.
    const tokens = kind.path === SINGLE_KINDS.site.path ? [] : undefined;
    const entries = paths.flatMap((path) => entry(path, kind.schema, tokens));
    return () => {
      const found = entries[0];
      if (!found) throw new ContentError(faults);
      return kind.schema.parse(settleTexts(found.path, kind.schema, found.record, world));
    };
  };

  const several = <Schema extends z.ZodType>(
    kind: Parameters<typeof listFaults>[0] & { schema: Schema },
  ) => {
    const entries = places.list(kind.folder).flatMap((path) => entry(path, kind.schema));
    faults.push(...listFaults(kind, entries, places.list(kind.folder)));
    return () =>
      entries.map(({ path, record }) =>
        kind.schema.parse(settleTexts(path, kind.schema, record, world)),
      );
  };

  const legal = (kind: { path: string; schema: z.ZodType }) => {
    const path = `${kind.path}.md`;
    const source = files.get(path);
    const read =
      source === undefined
        ? { faults: missingRecord(kind, [], '.md') }
        : readLegalPage(path, source, { ...world, basePath });
    if ('faults' in read) faults.push(...read.faults);
    return () => {
      if ('faults' in read) throw new ContentError(faults);
      return read.page;
    };
  };

  const site = single(SINGLE_KINDS.site);
  const labels = single(SINGLE_KINDS.labels);
  const navigation = single(SINGLE_KINDS.navigation);
  const homePage = single(SINGLE_KINDS.homePage);
  const contactPage = single(SINGLE_KINDS.contactPage);
  const messageSentPage = single(SINGLE_KINDS.messageSentPage);
  const messageNotSentPage = single(SINGLE_KINDS.messageNotSentPage);
  const notFoundPage = single(SINGLE_KINDS.notFoundPage);
  const hero = single(SINGLE_KINDS.hero);
  const logos = several(LIST_KINDS.logos);
  const servicesSection = single(SINGLE_KINDS.servicesSection);
  const services = several(LIST_KINDS.services);
  const processSection = single(SINGLE_KINDS.processSection);
  const steps = several(LIST_KINDS.steps);
  const features = several(LIST_KINDS.features);
  const projectsSection = single(SINGLE_KINDS.projectsSection);
  const projects = several(LIST_KINDS.projects);
  const teamSection = single(SINGLE_KINDS.teamSection);
  const members = several(LIST_KINDS.members);
  const testimonialsSection = single(SINGLE_KINDS.testimonialsSection);
  const quotes = several(LIST_KINDS.quotes);
  const reviews = several(LIST_KINDS.reviews);
  const getInTouch = single(SINGLE_KINDS.getInTouch);
  const contact = single(SINGLE_KINDS.contact);
  const footer = single(SINGLE_KINDS.footer);
  const notFound = single(SINGLE_KINDS.notFound);
  const termsAndConditions = legal(LEGAL_KINDS.termsAndConditions);
  const privacyPolicy = legal(LEGAL_KINDS.privacyPolicy);
  faults.push(...unnamedFaults(flaws, namedPictures));
  if (faults.length > 0) throw new ContentError(faults);

  return {
    site: site(),
    labels: labels(),
    navigation: navigation(),
    pages: {
      home: homePage(),
      contact: contactPage(),
      messageSent: messageSentPage(),
      messageNotSent: messageNotSentPage(),
      notFound: notFoundPage(),
    },
    hero: hero(),
    logos: logos(),
    services: { section: servicesSection(), items: services() },
    process: { section: processSection(), steps: steps(), features: features() },
    projects: { section: projectsSection(), items: projects() },
    team: { section: teamSection(), members: members() },
    testimonials: { section: testimonialsSection(), quotes: quotes(), reviews: reviews() },
    getInTouch: getInTouch(),
    contact: contact(),
    footer: footer(),
    legal: { termsAndConditions: termsAndConditions(), privacyPolicy: privacyPolicy() },
    notFound: notFound(),
  };
}

/** A fault for every flawed picture that no record names: the build reads it all the same. */
const unnamedFaults = (flaws: ReadonlyMap<string, Flaw>, named: ReadonlySet<string>): Fault[] =>
  [...flaws]
    .filter(([path]) => !named.has(path))
    .map(([path, { found, write }]) => ({
      file: `content/${path}`,
      found: `${found}.`,
      write: `${write}; or take the file away.`,
    }));

/**
 * The facts that texts are checked against. They are read before anything is checked, so that one fault in
 * `site/site.yaml` is not reported again by every text that uses its facts.
 */
function factsOf(
  sitePath: string | undefined,
  files: ReadonlyMap<string, string>,
): Pick<World, 'social' | 'tokens'> & { contactEmail: string } {
  const source = sitePath === undefined ? '' : (files.get(sitePath) ?? '');
  const site = parseRecord('', source).value;
  const textAt = (...path: (string | number)[]) => {
    const value = valueAt(site, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const networks = valueAt(site, ['socialLinks']);
  const social = new Map(
    (Array.isArray(networks) ? networks : []).map((_, index) => [
      textAt('socialLinks', index, 'id'),
      textAt('socialLinks', index, 'href'),
    ]),
  );
  const tokens = Object.fromEntries(SITE_TOKENS.map((name) => [name, textAt(name)]));
  return { social, tokens, contactEmail: textAt('contactEmail') };
}
