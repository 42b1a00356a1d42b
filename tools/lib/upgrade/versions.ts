import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../../../packages/harness/root.ts';

/** Sorts versions such as `1.9.0` and `1.10.0`, the oldest first. */
export const { compare: compareVersions } = new Intl.Collator('en', { numeric: true });

export const isNewer = (version: string, than: string) => compareVersions(version, than) > 0;

/** The version of the product in this folder. */
export const productVersion: string = JSON.parse(
  readFileSync(join(productRoot, 'package.json'), 'utf8'),
).version;
