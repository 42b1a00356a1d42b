import type { AstroIntegration } from 'astro';
import type { Content } from '../content-model/src/collections.ts';
import { CONTENT_FOLDER, loadContent } from '../content-model/src/folder.ts';
import { ContentError } from '../content-model/src/read-content.ts';

const MODULE = '\0virtual:content';

/**
 * The module `virtual:content`, for Astro and for the tests: the checked content, read when it is first
 * imported and kept until `reset`.
 *
 * @param basePath what stands before the site's own paths
 */
export function contentModule(basePath = '/') {
  let content: Promise<Content> | undefined;
  const read = () => {
    content ??= loadContent(CONTENT_FOLDER, basePath);
    return content;
  };
  const plugin = {
    name: 'content',
    resolveId: (id: string) => (id === 'virtual:content' ? MODULE : undefined),
    load: async (id: string) =>
      id === MODULE ? `export const content = ${JSON.stringify(await read())};` : undefined,
  };
  const reset = () => {
    content = undefined;
  };
  return { plugin, read, reset };
}

/**
 * Gives the pages the content. A build whose content is wrong ends with the list of faults before
 * anything else is done; the development server shows the list in the browser, and reads the content
 * again whenever a file of it changes.
 */
export function contentIntegration(basePath: string): AstroIntegration {
  const { plugin, read, reset } = contentModule(basePath);
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
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.add(CONTENT_FOLDER);
        server.watcher.on('all', (_, path) => {
          if (!path.startsWith(CONTENT_FOLDER)) return;
          reset();
          for (const { moduleGraph } of Object.values(server.environments)) {
            const module = moduleGraph.getModuleById(MODULE);
            if (module) moduleGraph.invalidateModule(module);
          }
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
