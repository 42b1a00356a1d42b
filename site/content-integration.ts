import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { withQuietMarks } from '../content-model/src/drafts.ts';
import { ContentError } from '../content-model/src/issue.ts';
import { markFields } from '../content-model/src/mark-fields.ts';
import type { SiteLanguage } from '../content-model/src/read-site.ts';
import { countOf, unfinishedLines } from '../content-model/src/unfinished.ts';
import { loadSite } from '../content-store/src/content.ts';
import { contentFolder, readFolder, unfinishedIn } from '../content-store/src/folder.ts';
import { typefacesFor } from '../content-store/src/typefaces.ts';
import { schemeDrawings } from './scheme-drawings.ts';
import { clothColours, themeCss } from './src/theme/theme-css.ts';

/** The content in every language, the first one first. */
type Site = [SiteLanguage, ...SiteLanguage[]];

/** Cache of the light and dark versions of drawings. */
const madeFolder = join(import.meta.dirname, '.cache', 'drawings');

/**
 * The file of each picture of the content folder by its path below it. A drawing that follows the colour scheme
 * has one for a light page, and behind `?dark` another.
 */
function pictureFiles(): [path: string, file: string][] {
  return [...readFolder(contentFolder()).pictures].flatMap((path) => {
    const file = join(contentFolder(), path);
    const drawings = path.endsWith('.svg') ? schemeDrawings(readFileSync(file, 'utf8')) : undefined;
    if (!drawings) return [[path, file]];
    return Object.entries(drawings).map(([scheme, svg]): [string, string] => {
      const made = join(madeFolder, scheme, path);
      mkdirSync(dirname(made), { recursive: true });
      // A development server reloads the pages when it sees that a file of theirs was written.
      if (!existsSync(made) || readFileSync(made, 'utf8') !== svg) writeFileSync(made, svg);
      return [scheme === 'dark' ? `${path}?dark` : path, made];
    });
  });
}

/** Imports every picture of the content folder by its path below it. */
function pictureImports(): string {
  const entries = pictureFiles().map(([path, picture]) => {
    const file = JSON.stringify(picture.replaceAll('\\', '/'));
    return `${JSON.stringify(path)}: () => import(${file}).then((module) => module.default),`;
  });
  return `export const pictures = {\n${entries.join('\n')}\n};`;
}

/** A fingerprint of the content folder: it changes when one of its files does. */
const folderState = () =>
  globSync('**/*', { cwd: contentFolder(), exclude: ['**/*.part'] })
    .map(
      (path) => [path, statSync(join(contentFolder(), path), { throwIfNoEntry: false })] as const,
    )
    .map(([path, file]) => `${path} ${file?.mtimeMs} ${file?.size}`)
    .join('\n');

/**
 * The modules that give the content folder to Astro and to the tests, until `reset`:
 * - `virtual:content`, the checked content in every language, read when it is first imported;
 * - `virtual:content/pictures`, an import of each picture by its path below the folder, with `?dark` for a dark page;
 * - `virtual:content/fields`, the fields that the marks in its texts name, where the editor shows the pages;
 * - `virtual:content/files`, where the folder and its typefaces are, for pictures made of them;
 * - `virtual:theme`, the name of the pattern and the colours of a saved cloth, and `virtual:theme.css`, the custom properties of the theme.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 * @param fontCss the style sheets of the typefaces by the codes of languages; that of the first one has no code
 * @param site the content, where it has been read already
 * @param isPreview whether the editor shows the pages: the last valid content then stays in place of content with
 *   errors, and its texts are marked with their fields
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
  /** The content as pages get it, and the fields that its marks name. */
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
    'virtual:content/fields': async () =>
      `export const fields = ${JSON.stringify((await shown()).fields)};`,
    'virtual:content/pictures': () => pictureImports(),
    'virtual:content/files': () =>
      `export const contentFolder = ${JSON.stringify(contentFolder())};
      export const typefaces = new Map(${JSON.stringify([...typefacesFor(contentFolder())])});`,
    'virtual:theme': async () => {
      const { theme } = (await read())[0].content;
      return `export const pattern = ${JSON.stringify(theme.pattern ?? 'none')};
      export const colours = ${JSON.stringify(clothColours(theme))};
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
 * Gives the pages the content. A build ends with a list of errors when the content is wrong, or when the site has an
 * address and drafts are left. The development server shows the list in the browser, and reads the content again when
 * a file of it changes.
 *
 * @param isPreview whether the editor shows the pages of the development server: they then keep the last valid
 *   content instead of the list, and get the event `content-changed` instead of a reload
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
        console.error(`A site with SITE_URL is built to be published, and ${countOf(pages)} texts wait to be written:
${unfinishedLines(pages)}`);
        process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.add(contentFolder());
        let state = folderState();
        let version = 0;
        const changed = { type: 'custom', event: 'content-changed' } as const;
        const follow = () => {
          const before = state;
          state = folderState();
          if (state === before) return;
          version += 1;
          reset();
          for (const { moduleGraph } of Object.values(server.environments)) {
            for (const id of modules) {
              const module = moduleGraph.getModuleById(`\0${id}`);
              if (module) moduleGraph.invalidateModule(module);
            }
          }
          server.ws.send(isPreview ? changed : { type: 'full-reload' });
        };
        // A change may come after a page was made, and before its script listens.
        server.ws.on('content-shown', (shown, client) => {
          if (shown !== String(version)) client.send(changed);
        });
        let soon: NodeJS.Timeout | undefined;
        server.watcher.on('all', (_, path) => {
          if (!path.startsWith(contentFolder())) return;
          clearTimeout(soon);
          // Wait for further files: one change may write several.
          soon = setTimeout(follow, 50);
        });
        // A page may be asked for before the watcher has told of a change.
        server.middlewares.use(({ headers }, response, next) => {
          if (headers.accept?.includes('text/html')) follow();
          response.setHeader('server-timing', `content;desc=${version}`);
          next();
        });
      },
    },
  };
}
