import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { testedSite } from '../../packages/harness/build-site.ts';
import { publicPages } from '../../packages/harness/site-pages.ts';
import { type ServedFolder, serveFolder } from './site-server.ts';

/** A page or site to measure. */
export interface Target {
  readonly name: string;
  readonly url: string;
  readonly kind: 'page' | 'peer';
}

const isAddress = (name: string) => /^https?:/.test(name);

/** The names that are neither addresses nor existing folders. */
export const lackingFolders = (beside: readonly string[]): string[] =>
  beside.filter((name) => !isAddress(name) && !existsSync(name));

/** Serves the site and other folders in the same way. @returns the pages of the site, and the other sites */
export async function openTargets(beside: readonly string[]) {
  const opened: ServedFolder[] = [];
  const open = async (folder: string) => {
    const served = await serveFolder(folder);
    opened.push(served);
    return served.url;
  };
  const site = await open(testedSite());
  const targets: Target[] = publicPages.map((path) => ({
    name: path,
    url: site + path,
    kind: 'page',
  }));
  for (const name of beside) {
    const url = isAddress(name) ? name : `${await open(resolve(name))}/`;
    targets.push({ name, url, kind: 'peer' });
  }
  const close = async () => {
    for (const each of opened) await each.close();
  };
  return { targets, close };
}
