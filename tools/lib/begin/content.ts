import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { DRAFT_MARK } from '../../../packages/content-model/src/check/placeholders.ts';
import { collectionName, singletons } from '../../../packages/content-model/src/collections.ts';
import { interfaceWords } from '../../../packages/content-model/src/languages.ts';
import { splitFrontMatter } from '../../../packages/content-model/src/parse.ts';
import { isObject, valueAt } from '../../../packages/content-model/src/schema-traversal.ts';
import { HOME_SECTIONS } from '../../../packages/content-model/src/sections/sections.ts';
import { typefaceFor, typefaceId } from '../../../packages/content-model/src/theme/typefaces.ts';
import { rewriteEntry } from '../../../packages/content-model/src/write.ts';
import { loadContent } from '../../../packages/content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { installedTypefaces } from '../../../packages/content-store/src/typefaces.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { recordVersion } from '../upgrade/content.ts';
import { untranslated } from './untranslated.ts';

/** The answers to `npm run create`; without an answer the start's own text stays. */
export interface Answers {
  from: 'sample' | 'blank';
  name?: string | undefined;
  legalName?: string | undefined;
  /** A code such as `de` or `en-GB`. */
  language?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  city?: string | undefined;
  country?: string | undefined;
  /** The host of the site, such as `agency.example`. */
  domain?: string | undefined;
  /** The host that the project gets files for; see hosts.ts. */
  host?: string | undefined;
  /** A colour in hex or OKLCH. */
  brandColour?: string | undefined;
  accentColour?: string | undefined;
  pattern?: string | undefined;
  /** The sections of the home page in their order, separated by commas. */
  sections?: string | undefined;
}

const starters = join(productRoot, 'packages/content-model/starters');

export const starterLanguages = readdirSync(starters).map((file) => file.replace('.yaml', ''));

const readStarter = (code: string): Record<string, unknown> =>
  parse(readFileSync(join(starters, `${code}.yaml`), 'utf8'));

/** The slug of a page in a start; undefined if it is the name of the file. */
function addressIn(entry: unknown): unknown {
  if (typeof entry !== 'string') return valueAt(entry, ['address']);
  return valueAt(parse(splitFrontMatter(entry)?.fields ?? ''), ['slug']);
}

/** The addresses that pages have in the start of a language, by their files; none without a start. */
export function addressesIn(language: string): Map<string, string> {
  const code = starterFor(language);
  return new Map(
    Object.entries(code === undefined ? {} : readStarter(code)).flatMap(([path, entry]) => {
      const address = addressIn(entry);
      return typeof address === 'string' ? [[path, address] as const] : [];
    }),
  );
}

/** The code of the start for a language: `pt-PT` for that code, else `pt`, the language without its country. */
function starterFor(language: string): string | undefined {
  const wanted = language.toLowerCase();
  const codes = [wanted, wanted.split('-')[0]];
  return codes.flatMap((code) => starterLanguages.filter((each) => each.toLowerCase() === code))[0];
}

/** The files of a blank start. A language without a start gets the English one, with every text as a draft. */
function blankFiles(language: string): Record<string, unknown> {
  const code = starterFor(language);
  return code === undefined ? untranslated(readStarter('en')) : readStarter(code);
}

function writeBlank(folder: string, language: string): void {
  const files = blankFiles(language);
  for (const [path, entry] of Object.entries(files)) {
    const text = typeof entry === 'string' ? entry : rewriteEntry(path, '', entry as object);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  cpSync(join(SAMPLE_FOLDER, 'README.md'), join(folder, 'README.md'));
}

/** Changes the fields in the file of an entry, and keeps its comments. A missing file is made. */
function change(
  folder: string,
  path: string,
  edit: (entry: Record<string, unknown>) => object,
): void {
  const file = join(folder, path);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, rewriteEntry(path, source, edit(parse(source) ?? {})));
}

/** Removes links to missing sections from every list. */
function withoutLinksTo(missing: readonly string[], value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((each) => !isObject(each) || !missing.includes(String(each['href'])))
      .map((each) => withoutLinksTo(missing, each));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutLinksTo(missing, each)]),
  );
}

function chooseSections(folder: string, names: string): void {
  const sections = names.split(',').map((name) => name.trim());
  change(folder, 'pages/home.yaml', (home) => ({ ...home, sections }));
  const missing = HOME_SECTIONS.filter((name) => !sections.includes(name)).map(
    (name) => `#${name}`,
  );
  for (const path of [
    'navigation/navigation.yaml',
    'footer/footer.yaml',
    'not-found/not-found.yaml',
  ]) {
    change(folder, path, (entry) => withoutLinksTo(missing, entry) as object);
  }
}

function chooseLook(folder: string, answers: Answers): void {
  const { language = 'en', brandColour, accentColour, pattern } = answers;
  const family = typefaceFor(language || 'en');
  const isInstalled = family !== undefined && installedTypefaces().has(typefaceId(family));
  const look = {
    brand: brandColour,
    accent: accentColour,
    pattern,
    ...(isInstalled && { displayTypeface: family, textTypeface: family }),
  };
  const chosen = Object.entries(look).filter(([, value]) => value);
  if (chosen.length === 0) return;
  change(folder, 'theme.yaml', ({ accent, ink, ...theme }) => ({
    ...theme,
    // The start's accent and ink belong to its brand colour, so they are removed with it.
    ...(!brandColour && { accent, ...(ink !== undefined && { ink }) }),
    ...Object.fromEntries(chosen),
  }));
}

/** Writes the sample without its English interface words, which the words of the language replace. */
function writeSample(folder: string, language: string): void {
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  if (starterFor(language) === 'en') return;
  for (const collection of singletons) {
    const words = interfaceWords(language, collectionName(collection));
    const path = `${collection.path}.yaml`;
    if (Object.keys(words).length === 0 || !existsSync(join(folder, path))) continue;
    change(folder, path, (entry) => withoutFields(entry, words) ?? {});
    if (readFileSync(join(folder, path), 'utf8').trim() === '{}') rmSync(join(folder, path));
  }
}

function withoutFields(
  entry: Record<string, unknown>,
  words: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const left = Object.entries(entry).flatMap(([name, value]) => {
    if (!(name in words)) return [[name, value]];
    if (typeof words[name] === 'string') return [];
    const inner = withoutFields(value as typeof entry, words[name] as typeof words);
    return inner ? [[name, inner]] : [];
  });
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * Makes a content folder from the sample or a blank start, with the answers. Only a complete and valid folder is left
 * behind.
 *
 * @throws Error when the folder exists
 * @throws ContentError when a site cannot be built with the answers
 */
export async function makeContent(folder: string, answers: Answers): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  const staging = `${folder}.${process.pid}`;
  const language = answers.language || 'en';
  try {
    mkdirSync(staging, { recursive: true });
    if (answers.from === 'blank') writeBlank(staging, language);
    else writeSample(staging, language);
    const {
      from: _,
      brandColour: _b,
      accentColour: _a,
      pattern: _p,
      host: _h,
      sections,
      ...facts
    } = answers;
    if (Object.values(facts).some(Boolean)) {
      change(staging, 'site/site.yaml', (site) => withFacts(site, answers));
    }
    if (sections) chooseSections(staging, sections);
    chooseLook(staging, answers);
    if (Object.values({ ...answers, host: '' }).filter(Boolean).length > 1)
      await loadContent(staging);
    recordVersion(staging);
    renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const noPlace = { city: `${DRAFT_MARK} City`, country: `${DRAFT_MARK} Country` };

function withFacts({ copyrightYear, ...site }: Record<string, unknown>, answers: Answers): object {
  const given = (fields: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
  return {
    ...site,
    ...given({
      brand: answers.name,
      legalName: answers.legalName ?? answers.name,
      language: answers.language,
      contactEmail: answers.email,
      contactPhone: answers.phone,
    }),
    // The sample's year, number, address and city belong to no real agency.
    ...(!answers.name && copyrightYear !== undefined && { copyrightYear }),
    ...(answers.name && !answers.phone && { contactPhone: '' }),
    ...(answers.name && !answers.email && { contactEmail: '' }),
    location: {
      ...(answers.name && answers.from === 'sample' ? noPlace : (site['location'] as object)),
      ...given({ city: answers.city, country: answers.country }),
    },
  };
}

/** The text of a first .env for these answers. */
export const envFor = ({ domain, email }: Answers): string => `\
# Settings of the site and of the mail gateway; .env.example lists them all.
# Take the # away when the texts are written: a build for an address refuses texts that still wait.
#SITE_URL=https://${domain?.replace(/^https?:\/\//, '').replace(/\/+$/, '') || 'agency.example'}
${email ? '' : '#'}MAIL_TO=${email || 'owner@agency.example'}
`;
