import { locate, unknownFileIssues } from './check/locate.ts';
import { redirectIssues } from './check/redirect-issues.ts';
import { repeatedAddresses } from './check/repeated-addresses.ts';
import { COLLECTIONS, type Content } from './collections.ts';
import { finding } from './findings/findings.ts';
import { ContentError, type ContentIssue } from './issue.ts';
import type { DocumentPage } from './page-kinds/define-page.ts';
import { pagesOf } from './pages.ts';
import { fieldsIn } from './parse.ts';
import { type ContentFiles, readEntries, unusedPictureIssues } from './read-content.ts';
import { valueAt } from './schema-traversal.ts';
import { siteFields } from './site-facts.ts';
import {
  fixedAddresses,
  type PageId,
  publishedPages,
  sectionsWithoutWords,
  untranslatedSections,
  withoutSections,
} from './translations/published-pages.ts';
import { translate } from './translations/translate.ts';
import { translatedLinks } from './translations/translated-links.ts';
import {
  siteLanguages,
  splitTranslations,
  translationOf,
} from './translations/translation-files.ts';
import { issuesInTranslation } from './translations/translation-issues.ts';

/** A site in one of its languages. */
export type SiteLanguage = {
  /** The code, as `hreflang` has it. */
  code: string;
  /** The address of its home page: `/` in the first language, and such as `/fr` in another. */
  home: string;
  /** All content of its pages, with the addresses of this language. */
  content: Content;
  /** The address of each of its pages by the id of the page, which is the same in every language. */
  addresses: Record<PageId, string>;
};

/** The result of reading a language. `version` is undefined without pages, and complete only without issues. */
type Read = {
  issues: ContentIssue[];
  used: ReadonlySet<string>;
  version: SiteLanguage | undefined;
  /** The addresses of its pages, including pages that come online later. */
  planned: Record<PageId, string>;
};

/**
 * Reads and checks the whole content in every language. It opens no file.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @returns the first language, then every other language that has pages
 * @throws ContentError with every issue
 */
export function readSite(
  { files: texts, translations: more = new Map(), ...rest }: ContentFiles,
  basePath = '/',
): [SiteLanguage, ...SiteLanguage[]] {
  const { files, translations } = splitTranslations(new Map([...texts, ...more]));
  const [code = '', ...others] = siteLanguages(files);
  const { content, issues: own, used } = readEntries({ ...rest, files }, basePath);
  const addresses = Object.fromEntries([...pagesOf(files).addresses, ...fixedAddresses('')]);
  const first = { code, home: '/', content, addresses };
  const read = others.map((language) =>
    readTranslation({ ...rest, files, translations }, language, basePath),
  );
  const known = new Set(own.map(essence));
  const issues = [
    ...unknownFileIssues([...files.keys(), ...rest.pictures]),
    ...languageIssues(files, [...translations.keys()], [code, ...others]),
    ...own,
    ...read.flatMap((each) => each.issues.filter((issue) => !known.has(essence(issue)))),
    ...unusedPictureIssues(
      rest.imageErrors ?? new Map(),
      new Set([used, ...read.map((each) => each.used)].flatMap((each) => [...each])),
    ),
  ];
  const versions = read.flatMap(({ version }) => version ?? []);
  // A fault that appears on a later day is reported today, so that no build begins to fail because a day comes.
  const planned = [
    { ...first, addresses: { ...addresses, ...Object.fromEntries(pagesOf(files).planned) } },
    ...read.flatMap(({ version, planned }) => (version ? { ...version, addresses: planned } : [])),
  ];
  issues.push(...issuesOfRedirects(files, planned));
  if (issues.length === 0) issues.push(...repeatedAddresses(planned));
  if (issues.length > 0) throw new ContentError(issues);
  return [first, ...versions];
}

function issuesOfRedirects(files: ContentFiles['files'], languages: readonly SiteLanguage[]) {
  const [path = ''] = locate(COLLECTIONS.redirects, files);
  const pages = languages.flatMap(({ addresses }) => Object.values(addresses));
  return redirectIssues(`content/${path}`, fieldsIn(files.get(path) ?? ''), pages);
}

/** The addresses of the pages that visitors find, in every language. @throws ContentError with every issue */
export function visitedPages(content: ContentFiles): string[] {
  const hidden = new Set(fixedAddresses('').map(([id]) => id));
  return readSite(content).flatMap(({ addresses }) =>
    Object.entries(addresses).flatMap(([id, address]) => (hidden.has(id) ? [] : [address])),
  );
}

/** An issue without its language, to find the same issue in another language. */
const essence = ({ language: _, ...issue }: ContentIssue) => JSON.stringify(issue);

/** Reports a list of languages whose first is not the language of the site, and translations into unlisted languages. */
function languageIssues(
  files: ContentFiles['files'],
  translations: readonly string[],
  [first = '', ...others]: readonly string[],
): ContentIssue[] {
  const language = String(valueAt(siteFields(files), ['language']) ?? '');
  const isFirst = first.split('-')[0] === language.split('-')[0];
  const wrong = { file: 'content/site/site.yaml', field: 'languages' };
  return [
    ...(isFirst ? [] : [{ ...wrong, ...finding('otherFirstLanguage', first, language) }]),
    ...translations.flatMap((path) => {
      const code = translationOf(path)?.language ?? '';
      if (others.includes(code)) return [];
      return [{ file: `content/${path}`, ...finding('translationOfNoLanguage', code) }];
    }),
  ];
}

function readTranslation(content: ContentFiles, code: string, basePath: string): Read {
  const { files, translations = new Map() } = content;
  const whole = translate(files, translations, code);
  const sections = untranslatedSections(files, whole);
  const translation = withoutSections(whole, sections);
  const home = `/${code.toLowerCase()}`;
  const leadsToOthers = valueAt(siteFields(files), ['untranslatedLinks']) === 'first-language';
  const addresses = publishedPages(translation, home);
  const isPublished = addresses.size > 0;
  const links = translatedLinks(files, {
    code,
    home,
    translation,
    untranslated: sections,
    published: addresses,
    leadsToOthers: leadsToOthers || !isPublished,
  });
  const read = readEntries({ ...content, files: translation.files }, basePath, links);
  const issues = issuesInTranslation(read.issues, translation, code);
  const isRight = isPublished && read.issues.length === 0;
  return {
    used: read.used,
    issues: [
      ...translation.issues,
      // A language without pages has issues only in its own files.
      ...issues.filter((issue) => isPublished || issue.language === undefined),
    ],
    version: isRight
      ? {
          code,
          home,
          content: withHome(read.content, home, addresses, sectionsWithoutWords(translation)),
          addresses: Object.fromEntries(addresses),
        }
      : undefined,
    planned: Object.fromEntries(
      publishedPages(translation, home, pagesOf(translation.files).planned),
    ),
  };
}

/**
 * Content with the addresses of its own pages below the home page of its language.
 *
 * @param untranslated the sections that pages leave out
 */
function withHome(
  { pages, documents, ...content }: Content,
  home: string,
  published: ReadonlyMap<PageId, string>,
  untranslated: readonly string[],
): Content {
  const below = (all: readonly DocumentPage[]) =>
    all
      .filter(({ id }) => published.has(id))
      .map(({ path, sections, ...page }) => ({
        ...page,
        path: home + path,
        sections: sections.filter((name) => !untranslated.includes(name)),
      }));
  const kinds = Object.entries<DocumentPage[]>(documents).map(([kind, all]) => [kind, below(all)]);
  // A language without a contact page links to the contact page of the first language.
  const contact = published.get('contact')?.slice(1);
  return {
    ...content,
    pages: { ...pages, contact: { ...pages.contact, ...(contact && { address: contact }) } },
    documents: Object.fromEntries(kinds),
  };
}
