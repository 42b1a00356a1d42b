import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeFile, projectRoot } from './root.ts';

/** The root folder of Astro, which writes only below it. */
export const siteRoot = join(projectRoot, 'site');

/**
 * The command line of Astro for the site.
 *
 * @param command such as `build`
 */
export function astroWords(command: string, ...options: readonly string[]): string[] {
  mkdirSync(siteRoot, { recursive: true });
  const config = relative(siteRoot, codeFile('site/astro.config'));
  return [command, '--root', siteRoot, '--config', config, ...options];
}
