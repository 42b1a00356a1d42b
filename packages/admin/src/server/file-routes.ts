import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { COLOURS } from '../../../mail-gateway/src/http/pages.ts';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';

const CLIENT = join(import.meta.dirname, '../client');

const scripts = new Map<string, Promise<Uint8Array>>();

async function bundle(file: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/**
 * A style sheet or a script for the browser, such as `/admin/client/page.css`. A script is bundled with its imports at the
 * first request.
 */
async function clientFile(request: AdminRequest): Promise<Answer> {
  const { base, ext, name } = posix.parse(request.url.pathname);
  if (base === 'colours.css') return { type: 'text/css', body: COLOURS };
  const file = join(CLIENT, ext === '.js' ? `${name}.ts` : base);
  if (!/^[a-z-]+\.(?:css|js)$/.test(base) || !existsSync(file)) return notFound(request);
  if (ext === '.css') return { type: 'text/css', body: readFileSync(file) };
  const bundled = scripts.get(file) ?? bundle(file);
  scripts.set(file, bundled);
  return { type: 'text/javascript', body: await bundled };
}

/** Answers a script that asks whether the admin runs and the session is valid. */
const sayAlive = (): Answer => ({ type: 'text/plain', body: '' });

/** The routes of the admin's own files, and of the sign of life. */
export const fileRoutes: readonly Route[] = [
  { method: 'GET', path: '/client/…', right: 'read', answer: clientFile },
  { method: 'GET', path: '/alive', right: 'read', answer: sayAlive },
];
