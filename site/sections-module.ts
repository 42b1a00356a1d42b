import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguage } from '../content-model/src/read-site.ts';
import {
  CLOSING_SECTIONS,
  type Section,
  sections,
} from '../content-model/src/sections/sections.ts';

/** The sections that the home pages of a site show, in the order in which they are declared. */
function homeSections(languages: readonly SiteLanguage[]): readonly Section[] {
  const names = new Set(languages.flatMap(({ content }) => content.pages.home.sections));
  return sections.filter(({ name }) => names.has(name));
}

const imported = (path: string) => JSON.stringify(path.replaceAll('\\', '/'));

/** `GetInTouch` for `get-in-touch`: the name of a section's component and of its file. */
const componentName = (section: string) =>
  section.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The code of a module with what other pages say of the sections that the home pages show. */
export function definitionsModule(languages: readonly SiteLanguage[]): string {
  const shown = homeSections(languages);
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

/** The components of the home pages. A page that imported the others too would carry their styles. */
export const homeComponents = (languages: readonly SiteLanguage[]): string =>
  componentsModule(homeSections(languages));

/** The components of the sections that close a case study. */
export const closingComponents = (): string =>
  componentsModule(sections.filter(({ name }) => CLOSING_SECTIONS.includes(name)));

/** The code of a module that runs the script of each section of the home pages: `client.ts` in its folder. */
export const homeScripts = (languages: readonly SiteLanguage[]): string =>
  homeSections(languages)
    .map(({ folder }) => join(folder, 'client.ts'))
    .filter(existsSync)
    .map((script) => `import ${imported(script)};`)
    .join('\n');
