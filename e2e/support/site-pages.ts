import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../site/src/lib/content-reader.ts';
import { root } from '../../tools/root.ts';

/** The pages that visitors find, by address. */
export const publicPages = ['/', '/contact', '/terms-and-conditions', '/privacy-policy'] as const;

/** Every page of the site, with those that have no address of their own. */
export const everyPage = [
  ...publicPages,
  '/message-sent',
  '/message-not-sent',
  '/no-such-page',
] as const;

/**
 * The content that the site was built from.
 *
 * @param folder the content folder; the project's own unless told.
 */
export function readContentFolder(folder = join(root, 'content')) {
  const paths = globSync('**/*', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  const isText = (path: string) => /\.(ya?ml|json|md)$/.test(path);
  return readContent(
    new Map(paths.filter(isText).map((path) => [path, readFileSync(join(folder, path), 'utf8')])),
    new Set(paths.filter((path) => !isText(path))),
  );
}

/** The words and lists that the pages show. */
export const content = readContentFolder();

/** Console errors of a page that is answered with 404: the browser reports the status itself. */
export const notFoundErrors = [/the server responded with a status of 404/];
