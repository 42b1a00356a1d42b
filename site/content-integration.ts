import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { withQuietMarks } from '../packages/content-model/src/drafts.ts';
import { ContentError } from '../packages/content-model/src/issue.ts';
import { markFields } from '../packages/content-model/src/mark-fields.ts';
import type { SiteLanguage } from '../packages/content-model/src/read-site.ts';
import { unfinishedLines, unfinishedSentence } from '../packages/content-model/src/unfinished.ts';
import { loadSite } from '../packages/content-store/src/content.ts';
import { contentFolder, readFolder, unfinishedIn } from '../packages/content-store/src/folder.ts';
import { typefacesFor } from '../packages/content-store/src/typefaces.ts';
import { projectRoot } from '../packages/words/roots.ts';
import { followContent } from './follow-content.ts';
import { contentDates } from './page-dates.ts';
import { schemeDrawings } from './scheme-drawings.ts';
import { definitionsModule, homeComponents, homeScripts } from './sections-module.ts';
import { savedPatternColours, themeCss } from './src/theme/theme-css.ts';

/** The content in every language, the first one first. */
type Site = [SiteLanguage, ...SiteLanguage[]];

/** Cache of the light and dark versions of drawings. */
const madeFolder = join(projectRoot, 'site/.cache/drawings');

/**
 * The file of each picture in the content folder, by its path below that folder. A drawing that follows the colour
 * scheme has a file for light pages, and a file for dark pages whose path ends with `?dark`.
 */
function pictureFiles(): [path: string, file: string][] {
  return [...readFolder(contentFolder()).pictures].flatMap((path) => {
    const file = join(contentFolder(), path);
    const drawings = path.endsWith('.svg') ? schemeDrawings(readFileSync(file, 'utf8')) : undefined;
    if (!drawings) return [[path, file]];
    return Object.entries(drawings).map(([scheme, svg]): [string, string] => {
      const made = join(madeFolder, scheme, path);
      mkdirSync(dirname(made), { recursive: true });
      // The development server reloads the pages whenever one of their files is written.
      if (!existsSync(made) || readFileSync(made, 'utf8') !== svg) writeFileSync(made, svg);
      return [scheme === 'dark' ? `${path}?dark` : path, made];
    });
  });
}

/** The code of a module that imports each picture of the content folder by its path below that folder. */
function pictureImports(): string {
  const entries = pictureFiles().map(([path, picture]) => {
    const file = JSON.stringify(picture.replaceAll('\\', '/'));
    return `${JSON.stringify(path)}: () => import(${file}).then((module) => module.default),`;
  });
  return `export const pictures = {\n${entries.join('\n')}\n};`;
}

/**
 * The Vite plugin with the modules through which Astro and the tests read the content folder:
 * - `virtual:content`, the checked content in every language;
 * - `virtual:content/pictures`, an import of each picture by its path below the folder, with `?dark` for a dark page;
 * - `virtual:sections`, the definitions of the sections that pages show;
 * - `virtual:sections/home`, their components, and `virtual:sections/home/scripts`, their scripts for the browser;
 * - `virtual:content/dates`, when the files of the folder were committed;
 * - `virtual:content/fields`, the field of each marked text, for the preview of the editor;
 * - `virtual:content/files`, the paths of the folder and its typefaces, for pictures that the build makes;
 * - `virtual:theme`, the name of the pattern and the colours of a saved pattern;
 * - `virtual:theme.css`, the custom properties of the theme.
 *
 * The content is read at the first import, and again at the first import after `reset`.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @param fontCss the style sheets of the typefaces by language code; the code of the first language is `''`
 * @param site the content, if it has been read already
 * @param isPreview whether the editor shows the pages: texts are then marked with their fields, and the last valid
 *   content stays while the folder has errors
 */
export function contentModule(
  basePath = '/',
  fontCss: Readonly<Record<string, string>> = {},
  site?: Promise<Site>,
  isPreview = false,
) {
  let current = site;
  let lastGood: Site | undefined;
  const read = async () => {
    current ??= loadSite(contentFolder(), basePath);
    try {
      lastGood = withQuietMarks(await current);
      return lastGood;
    } catch (error) {
      if (isPreview && lastGood) return lastGood;
      throw error;
    }
  };
  /** The content as the pages show it, and the field of each marked text. */
  const shown = async () => {
    const [first, ...others] = await read();
    if (!isPreview) return { languages: [first, ...others], fields: [] };
    const { content, fields } = markFields(first, readFolder(contentFolder()));
    return { languages: [{ ...first, content }, ...others], fields };
  };
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:content':
      async () => `export const languages = ${JSON.stringify((await shown()).languages)};
      export const { content } = languages[0];`,
    'virtual:sections': async () => definitionsModule((await shown()).languages),
    'virtual:sections/home': async () => homeComponents((await shown()).languages),
    'virtual:sections/home/scripts': async () => homeScripts((await shown()).languages),
    'virtual:content/dates': async () =>
      `export const dates = new Map(${JSON.stringify([...(await contentDates())])});`,
    'virtual:content/fields': async () =>
      `export const fields = ${JSON.stringify((await shown()).fields)};`,
    'virtual:content/pictures': () => pictureImports(),
    'virtual:content/files': () =>
      `export const contentFolder = ${JSON.stringify(contentFolder())};
      export const typefaces = new Map(${JSON.stringify([...typefacesFor(contentFolder())])});`,
    'virtual:theme': async () => {
      const { theme } = (await read())[0].content;
      return `export const pattern = ${JSON.stringify(theme.pattern ?? 'none')};
      export const colours = ${JSON.stringify(savedPatternColours(theme))};
      export const fontCss = ${JSON.stringify({ ...fontCss, '': undefined })};`;
    },
    'virtual:theme.css': async () =>
      themeCss((await read())[0].content.theme, basePath) + (fontCss[''] ?? ''),
  };
  const plugin = {
    name: 'content',
    resolveId: (id: string) => (id in modules ? `\0${id}` : undefined),
    load: (id: string) => modules[id.replace('\0', '')]?.(),
  };
  const reset = () => {
    current = undefined;
  };
  return { plugin, read, reset, modules: Object.keys(modules) };
}

/**
 * Gives the content to the pages. A build ends with a list of errors if the content is wrong, or if the site has an
 * address and drafts are left. The development server shows that list in the browser, and follows the content folder.
 *
 * @param isPreview whether the editor shows the pages; see `contentModule` and `followContent`
 */
export function contentIntegration(
  basePath: string,
  siteUrl: string,
  fontCss: Readonly<Record<string, string>>,
  site: Promise<Site>,
  isPreview: boolean,
): AstroIntegration {
  const { plugin, read, reset, modules } = contentModule(basePath, fontCss, site, isPreview);
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
        if (command !== 'build') return;
        await read().catch((error: unknown) => {
          if (!(error instanceof ContentError)) throw error;
          console.error(error.message);
          process.exit(1);
        });
        const pages = siteUrl ? unfinishedIn(contentFolder()) : [];
        if (pages.length === 0) return;
        console.error(`A site with SITE_URL is built to be published. ${unfinishedSentence(pages)}
${unfinishedLines(pages)}`);
        process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        followContent(server, { reset, modules, isPreview });
      },
    },
  };
}
