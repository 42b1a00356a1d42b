import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeFile, projectRoot } from './root.ts';

/** The folder of Astro: it writes only below. */
export const siteRoot = join(projectRoot, 'site');

/**
 * The words of a command of Astro on the site.
 *
 * @param command such as `build`
 */
export function astroWords(command: string, ...options: readonly string[]): string[] {
  mkdirSync(siteRoot, { recursive: true });
  const config = relative(siteRoot, codeFile('site/astro.config'));
  return [command, '--root', siteRoot, '--config', config, ...options];
}
