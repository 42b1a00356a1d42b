import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Codemod } from '../../../packages/content-model/codemods/codemod.ts';
import { codeFile, productRoot } from '../../../packages/harness/root.ts';
import { reasonOf } from '../command-line.ts';
import { compareVersions, isNewer, productVersion } from './versions.ts';

/** Content that cannot be brought to a version, with a sentence for its owner. */
export class UpgradeRefusal extends Error {}

const CODEMODS = 'packages/content-model/codemods';

/** Records the version of the product that a content folder fits. */
export const recordVersion = (folder: string) =>
  writeFileSync(join(folder, '.version'), `${productVersion}\n`);

/** The version that a content folder fits; `0.0.0`, which is before all others, where none is recorded. */
function versionOf(folder: string): string {
  const record = join(folder, '.version');
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : '0.0.0';
}

/** The codemods that are newer than a version, the oldest first. */
async function codemodsSince(version: string): Promise<Codemod[]> {
  const isNeeded = (file: string) => {
    const [, own] = /^(\d+\.\d+\.\d+)-[\w-]+\.ts$/.exec(file) ?? [];
    return own !== undefined && !file.endsWith('.test.ts') && isNewer(own, version);
  };
  const files = readdirSync(join(productRoot, CODEMODS)).filter(isNeeded).sort(compareVersions);
  return Promise.all(
    files.map(async (file) => {
      const path = codeFile(`${CODEMODS}/${file.slice(0, -'.ts'.length)}`);
      return (await import(pathToFileURL(path).href)).codemod;
    }),
  );
}

/**
 * Brings a content folder to the version of this product.
 *
 * @returns what changed, a sentence for each change
 * @throws UpgradeRefusal for content that a codemod cannot read
 */
export async function upgradeContent(folder: string): Promise<string[]> {
  const before = versionOf(folder);
  const descriptions: string[] = [];
  for (const { version, description, apply } of await codemodsSince(before)) {
    try {
      await apply(folder);
    } catch (error) {
      throw new UpgradeRefusal(`content/ cannot be brought to v${version}: ${reasonOf(error)}`);
    }
    descriptions.push(description);
  }
  if (isNewer(productVersion, before)) recordVersion(folder);
  return descriptions;
}
