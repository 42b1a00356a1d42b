import { readSite, visitedPages } from '../content-model/src/read-site.ts';
import { contentFolder, readFolder } from '../content-store/src/folder.ts';
import { SITE_DIR } from './build-site.ts';

/** The folder of the tested site: SITE_DIR if a command sets it, else the output of `npm run build`. */
export const siteFolder = process.env['SITE_DIR'] ?? SITE_DIR;

const files = readFolder(contentFolder());

/** The pages that visitors find, by address, in every language. */
export const publicPages = visitedPages(files);

/** Every page of the site, including those without an address of their own. */
export const everyPage = [...publicPages, '/message-sent', '/message-not-sent', '/no-such-page'];

/** The words and lists that the pages show. */
export const [{ content }] = readSite(files);

/** Console errors of a page that is answered with 404: the browser reports the status itself. */
export const notFoundErrors = [/the server responded with a status of 404/];
