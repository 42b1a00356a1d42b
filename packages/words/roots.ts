import { dirname, extname, join, sep } from 'node:path';

/** The folder of the product's code. */
export const productRoot = dirname(dirname(import.meta.dirname));

/**
 * The folder of an agency's project, with its `content/`, `own/`, `.env`, data, built site and caches. In the product's
 * repository it is the same folder. Where npm has installed the product, it is the folder in which a command runs.
 */
export const projectRoot = productRoot.split(sep).includes('node_modules')
  ? process.cwd()
  : productRoot;

/**
 * A file of the product's code that Node runs. Node runs no TypeScript below `node_modules`, so each file of the package
 * stands beside the JavaScript that was made of it.
 *
 * @param path from the folder of the product, without its ending
 */
export const codeFile = (path: string): string =>
  join(productRoot, path + extname(import.meta.filename));
