import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentPage } from '../packages/content-model/src/page-kinds/define-page.ts';
import { type PageKind, pageKinds } from '../packages/content-model/src/page-kinds/page-kinds.ts';
import type { SiteLanguage } from '../packages/content-model/src/read-site.ts';
import {
  CLOSING_SECTIONS,
  type Section,
  sections,
} from '../packages/content-model/src/sections/sections.ts';

type Names = readonly string[];

const sectionsNamed = (names: ReadonlySet<string>): readonly Section[] =>
  sections.filter(({ name }) => names.has(name));

/** The sections that the home pages of a site show, in the order in which they are declared. */
const homeSections = (languages: readonly SiteLanguage[]): readonly Section[] =>
  sectionsNamed(new Set(languages.flatMap(({ content }) => content.pages.home.sections)));

/** The sections that end each page of a kind. */
export const closingSectionsOf = ({ hasClosingSections }: PageKind): Names =>
  hasClosingSections ? CLOSING_SECTIONS : [];

/** The names of the sections of each page of a kind, in every language. */
const sectionNamesOf = (kind: PageKind, languages: readonly SiteLanguage[]): Names[] =>
  languages.flatMap(
    ({ content }) =>
      (content.documents as Record<string, DocumentPage[]>)[kind.key]?.map((page) => [
        ...page.sections,
        ...closingSectionsOf(kind),
      ]) ?? [],
  );

/** The different lists of sections that the pages of a kind show, such as `[['faq'], ['faq', 'plans']]`. */
export function sectionListsOf(kind: PageKind, languages: readonly SiteLanguage[]): Names[] {
  const ofPages = sectionNamesOf(kind, languages);
  // The list of these pages has only the closing sections.
  const ofList = kind.head && ofPages.length > 0 ? [closingSectionsOf(kind)] : [];
  const lists = [...ofList, ...ofPages];
  return [...new Map(lists.map((names) => [names.join(), names])).values()];
}

const imported = (path: string) => JSON.stringify(path.replaceAll('\\', '/'));

/** `GetInTouch` for `get-in-touch`: the name of a section's component and of its file. */
const componentName = (section: string) =>
  section.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The code of a module with the definitions of the sections that the site shows. */
export function definitionsModule(languages: readonly SiteLanguage[]): string {
  const names = [
    ...homeSections(languages).map(({ name }) => name),
    ...pageKinds.flatMap((kind) => sectionNamesOf(kind, languages).flat()),
  ];
  const shown = sectionsNamed(new Set(names));
  const imports = shown.map(
    ({ folder }, index) =>
      `import { section as section${index} } from ${imported(join(folder, 'section.ts'))};`,
  );
  const entries = shown.map(
    ({ name, key }, index) =>
      `${JSON.stringify(name)}: { ...section${index}, key: ${JSON.stringify(key)} },`,
  );
  return `${imports.join('\n')}\nexport const definitions = {\n${entries.join('\n')}\n};`;
}

/** The code of a module with the component of each section, and the function that prepares its properties. */
function componentsModule(shown: readonly Section[]): string {
  const imports = shown.map(({ name, folder }, index) => {
    const component = componentName(name);
    return `import { ${component} as Component${index} } from ${imported(join(folder, `${component}.tsx`))};
import { prepare as prepare${index} } from ${imported(join(folder, 'prepare.ts'))};`;
  });
  const entries = shown.map(
    ({ name }, index) =>
      `${JSON.stringify(name)}: { Component: Component${index}, prepare: prepare${index} },`,
  );
  return `${imports.join('\n')}\nexport const sections = {\n${entries.join('\n')}\n};`;
}

/** The components of the home pages, and no others, because a page carries the styles of every component that it imports. */
export const homeComponents = (languages: readonly SiteLanguage[]): string =>
  componentsModule(homeSections(languages));

/** The code of a module that runs the script of each section: `client.ts` in its folder. */
const scriptsOf = (shown: readonly Section[]): string =>
  shown
    .map(({ folder }) => join(folder, 'client.ts'))
    .filter(existsSync)
    .map((script) => `import ${imported(script)};`)
    .join('\n');

export const homeScripts = (languages: readonly SiteLanguage[]): string =>
  scriptsOf(homeSections(languages));

/**
 * The code of a module with the pages of a kind, and the components of some sections.
 *
 * @param names the sections; a page carries the styles of every section here
 */
export function pagesModule({ codeFolder }: PageKind, names: Names): string {
  const file = join(codeFolder, 'routes.ts');
  if (!existsSync(file) || !/export (const|function) routes\b/.test(readFileSync(file, 'utf8'))) {
    throw new Error(`${file} must export \`routes\`, the pages of a language.`);
  }
  return `export { routes } from ${imported(file)};
${componentsModule(sectionsNamed(new Set(names)))}`;
}

/** The code of a module that runs the scripts of some sections. */
export const pageScripts = (names: Names): string => scriptsOf(sectionsNamed(new Set(names)));
