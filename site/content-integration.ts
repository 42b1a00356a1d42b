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

/** The folder of the light and dark versions of drawings. */
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
      // An unchanged file is not written, because the development server would reload the pages.
      if (!existsSync(made) || readFileSync(made, 'utf8') !== svg) writeFileSync(made, svg);
      return [scheme === 'dark' ? `${path}?dark` : path, made];
    });
  });
}

/** The code of a module that imports each picture of the content folder, by its path below that folder. */
function pictureImports(): string {
  const entries = pictureFiles().map(([path, picture]) => {
    const file = JSON.stringify(picture.replaceAll('\\', '/'));
    return `${JSON.stringify(path)}: () => import(${file}).then((module) => module.default),`;
  });
  return `export const pictures = {\n${entries.join('\n')}\n};`;
}

/** The content of the folder, which is read at the first use, and again at the first use after `reset`. */
class LoadedContent {
  readonly #basePath: string;
  readonly #isPreview: boolean;
  #current: Promise<Site> | undefined;
  #lastValid: Site | undefined;

  /**
   * @param isPreview whether the admin shows the pages: texts are then marked with their fields, and the last valid content
   *   stays while the folder has errors
   * @param site the content, if it has been read already
   */
  constructor(basePath: string, isPreview: boolean, site: Promise<Site> | undefined) {
    this.#basePath = basePath;
    this.#isPreview = isPreview;
    this.#current = site;
  }

  async read(): Promise<Site> {
    this.#current ??= loadSite(contentFolder(), this.#basePath);
    try {
      this.#lastValid = withQuietMarks(await this.#current);
      return this.#lastValid;
    } catch (error) {
      if (this.#isPreview && this.#lastValid) return this.#lastValid;
      throw error;
    }
  }

  /** The content as the pages show it, and the field of each marked text. */
  async shown() {
    const [first, ...others] = await this.read();
    if (!this.#isPreview) return { languages: [first, ...others], fields: [] };
    const { content, fields } = markFields(first, readFolder(contentFolder()));
    return { languages: [{ ...first, content }, ...others], fields };
  }

  reset(): void {
    this.#current = undefined;
  }
}

/** The functions that return the code of each module, by the id of the module. */
const modulesWith = (
  content: LoadedContent,
  basePath: string,
  fontCss: Readonly<Record<string, string>>,
): Readonly<Record<string, () => string | Promise<string>>> => ({
  'virtual:content': async () =>
    `export const languages = ${JSON.stringify((await content.shown()).languages)};
    export const { content } = languages[0];`,
  'virtual:sections': async () => definitionsModule((await content.shown()).languages),
  'virtual:sections/home': async () => homeComponents((await content.shown()).languages),
  'virtual:sections/home/scripts': async () => homeScripts((await content.shown()).languages),
  'virtual:content/dates': async () =>
    `export const dates = new Map(${JSON.stringify([...(await contentDates())])});`,
  'virtual:content/fields': async () =>
    `export const fields = ${JSON.stringify((await content.shown()).fields)};`,
  'virtual:content/pictures': () => pictureImports(),
  'virtual:content/files': () =>
    `export const contentFolder = ${JSON.stringify(contentFolder())};
    export const typefaces = new Map(${JSON.stringify([...typefacesFor(contentFolder())])});`,
  'virtual:theme': async () => {
    const { theme } = (await content.read())[0].content;
    return `export const pattern = ${JSON.stringify(theme.pattern ?? 'none')};
    export const colours = ${JSON.stringify(savedPatternColours(theme))};
    export const fontCss = ${JSON.stringify({ ...fontCss, '': undefined })};`;
  },
  'virtual:theme.css': async () =>
    themeCss((await content.read())[0].content.theme, basePath) + (fontCss[''] ?? ''),
});

/**
 * The Vite plugin with the modules through which Astro and the tests read the content folder:
 * - `virtual:content`, the checked content in every language;
 * - `virtual:content/pictures`, an import of each picture by its path below the folder, with `?dark` for a dark page;
 * - `virtual:sections`, the definitions of the sections that pages show;
 * - `virtual:sections/home`, their components, and `virtual:sections/home/scripts`, their scripts for the browser;
 * - `virtual:content/dates`, the days on which the files of the folder were committed;
 * - `virtual:content/fields`, the field of each marked text, for the preview of the admin;
 * - `virtual:content/files`, the path of the folder and its typefaces, for pictures that the build makes;
 * - `virtual:theme`, the name of the pattern and the colours of a saved pattern;
 * - `virtual:theme.css`, the custom properties of the theme.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @param fontCss the style sheets of the typefaces by language code; the code of the first language is `''`
 * @param site the content, if it has been read already
 * @param isPreview whether the admin shows the pages; see `LoadedContent`
 */
export function contentModule(
  basePath = '/',
  fontCss: Readonly<Record<string, string>> = {},
  site?: Promise<Site>,
  isPreview = false,
) {
  const content = new LoadedContent(basePath, isPreview, site);
  const modules = modulesWith(content, basePath, fontCss);
  const plugin = {
    name: 'content',
    resolveId: (id: string) => (id in modules ? `\0${id}` : undefined),
    load: (id: string) => modules[id.replace('\0', '')]?.(),
  };
  return { plugin, content, modules: Object.keys(modules) };
}

/**
 * Gives the content to the pages. A build ends with a list of errors if the content is wrong, or if the site has an
 * address and drafts are left. The development server shows that list in the browser, and follows the content folder.
 *
 * @param isPreview whether the admin shows the pages; see `LoadedContent` and `followContent`
 */
export function contentIntegration(
  basePath: string,
  siteUrl: string,
  fontCss: Readonly<Record<string, string>>,
  site: Promise<Site>,
  isPreview: boolean,
): AstroIntegration {
  const { plugin, content, modules } = contentModule(basePath, fontCss, site, isPreview);
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
        if (command !== 'build') return;
        await content.read().catch((error: unknown) => {
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
        followContent(server, { reset: () => content.reset(), modules, isPreview });
      },
    },
  };
}
