import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { type Answer, type EditorRequest, notFound, type Route } from './route.ts';

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

/** A script of the browser and what it imports, such as `/client/editor.js`: bundled once, when it is first asked for. */
async function script(request: EditorRequest): Promise<Answer> {
  const name = basename(request.url.pathname, '.js');
  const file = join(CLIENT, `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) return notFound(request);
  const bundled = scripts.get(file) ?? bundle(file);
  scripts.set(file, bundled);
  return { type: 'text/javascript', body: await bundled };
}

const style = (): Answer => ({
  type: 'text/css',
  body: readFileSync(join(CLIENT, 'editor.css')),
});

/** The editor's own files. */
export const fileRoutes: readonly Route[] = [
  { method: 'GET', path: '/editor.css', answer: style },
  { method: 'GET', path: '/client/…', answer: script },
];
