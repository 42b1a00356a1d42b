import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Content } from '../content-model/src/collections.ts';
import { draftLines, draftsIn } from '../content-model/src/drafts.ts';
import { CONTENT_FOLDER, loadContent, readFolder } from '../content-model/src/folder.ts';
import { ContentError } from '../content-model/src/issue.ts';

/** Imports every picture of the content folder by its path below it; `suffix` as in `?url`. */
function pictureImports(suffix = ''): string {
  const entries = [...readFolder(CONTENT_FOLDER).pictures].map((path) => {
    const file = JSON.stringify(join(CONTENT_FOLDER, path).replaceAll('\\', '/') + suffix);
    return `${JSON.stringify(path)}: () => import(${file}).then((module) => module.default),`;
  });
  return `export const pictures = {\n${entries.join('\n')}\n};`;
}

/**
 * The modules that give the content folder to Astro and to the tests, until `reset`:
 * - `virtual:content`, the checked content, read when it is first imported;
 * - `virtual:content/pictures`, an import of each picture by its path below the folder;
 * - `virtual:content/picture-urls`, the same for the address of the file as it is.
 *
 * @param basePath the path of the site's home page, for the links of the legal pages
 */
export function contentModule(basePath = '/') {
  let content: Promise<Content> | undefined;
  const read = () => {
    content ??= loadContent(CONTENT_FOLDER, basePath);
    return content;
  };
  const modules: Record<string, () => string | Promise<string>> = {
    'virtual:content': async () => `export const content = ${JSON.stringify(await read())};`,
    'virtual:content/pictures': () => pictureImports(),
    'virtual:content/picture-urls': () => pictureImports('?url'),
  };
  const plugin = {
    name: 'content',
    resolveId: (id: string) => (id in modules ? `\0${id}` : undefined),
    load: (id: string) => modules[id.replace('\0', '')]?.(),
  };
  const reset = () => {
    content = undefined;
  };
  return { plugin, read, reset, modules: Object.keys(modules) };
}

/**
 * Gives the pages the content. A build whose content is wrong, or which has an address although texts
 * wait to be written, ends with a list before anything else is done; the development server shows the list in the browser, and reads the content
 * again whenever a file of it changes.
 */
export function contentIntegration(basePath: string, siteUrl: string): AstroIntegration {
  const { plugin, read, reset, modules } = contentModule(basePath);
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
        const drafts = siteUrl ? draftsIn(readFolder(CONTENT_FOLDER)) : [];
        if (drafts.length === 0) return;
        console.error(`A site with SITE_URL is built to be published, and ${drafts.length} texts wait to be written:
${draftLines(drafts)}`);
        process.exit(1);
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.add(CONTENT_FOLDER);
        server.watcher.on('all', (_, path) => {
          if (!path.startsWith(CONTENT_FOLDER)) return;
          reset();
          for (const { moduleGraph } of Object.values(server.environments)) {
            for (const id of modules) {
              const module = moduleGraph.getModuleById(`\0${id}`);
              if (module) moduleGraph.invalidateModule(module);
            }
          }
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
