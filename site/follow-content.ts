import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { contentFolder } from '../packages/content-store/src/folder.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

interface FollowOptions {
  /** Discards the read content, so that the next import reads it again. */
  reset: () => void;
  /** The ids of the modules whose code depends on the content. */
  modules: readonly string[];
  /** Whether the admin shows the pages. */
  isPreview: boolean;
}

/** The pause after a change, in milliseconds, because one change may write several files. */
const PAUSE_MS = 50;

const changeEvent = { type: 'custom', event: 'content-changed' } as const;

/** A fingerprint of the content folder, which changes with every file of the folder. */
const folderState = () =>
  globSync('**/*', { cwd: contentFolder(), exclude: ['**/*.part'] })
    .map(
      (path) => [path, statSync(join(contentFolder(), path), { throwIfNoEntry: false })] as const,
    )
    .map(([path, file]) => `${path} ${file?.mtimeMs} ${file?.size}`)
    .join('\n');

/** Removes the modules of the content from the server, which then loads them again. */
function invalidate(server: DevServer, modules: readonly string[]): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const id of modules) {
      const module = moduleGraph.getModuleById(`\0${id}`);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}

/**
 * Makes the development server read the content again after each change of the content folder. Browsers then reload the
 * page; in the preview of the admin, the page gets the event `content-changed` instead.
 */
export function followContent(server: DevServer, options: FollowOptions): void {
  const { reset, modules, isPreview } = options;
  let state = folderState();
  let version = 0;
  const update = () => {
    const before = state;
    state = folderState();
    if (state === before) return;
    version += 1;
    reset();
    invalidate(server, modules);
    server.ws.send(isPreview ? changeEvent : { type: 'full-reload' });
  };

  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(contentFolder());
  server.watcher.on('all', (_, path) => {
    if (!path.startsWith(contentFolder())) return;
    clearTimeout(timer);
    timer = setTimeout(update, PAUSE_MS);
  });
  // A browser may ask for a page before the watcher reports the change.
  server.middlewares.use(({ headers }, response, next) => {
    if (headers.accept?.includes('text/html')) update();
    response.setHeader('server-timing', `content;desc=${version}`);
    next();
  });
  // The content may change after a page was sent and before its script listens.
  server.ws.on('content-shown', (shown, client) => {
    if (shown !== String(version)) client.send(changeEvent);
  });
}
