import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Codemod } from '../../../content-model/codemods/codemod.ts';
import { root } from '../../../harness/root.ts';
import { git, UpgradeRefusal } from './git.ts';
import { compareVersions, isNewer, productVersion } from './versions.ts';

const folder = join(root, 'content');

/** The codemods, from the project's folder. */
export const CODEMODS = 'content-model/codemods';

/** Those of `files` that are codemods newer than a version, the oldest first. */
export const codemodsAfter = (version: string, files: readonly string[]) =>
  files
    .filter(
      (file) =>
        /^\d+\.\d+\.\d+-[\w-]+\.ts$/.test(file) && isNewer(file.split('-')[0] ?? '', version),
    )
    .sort(compareVersions);

/** Records the version of the product that a content folder fits. */
export const recordVersion = (content: string) =>
  writeFileSync(join(content, '.version'), `${productVersion}\n`);

/**
 * The version of the product that `content/` was last brought to; 0.0.0 when none is recorded, and
 * undefined without `content/`.
 */
export function contentVersion(): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = join(folder, '.version');
  if (!existsSync(file)) return '0.0.0';
  const version = readFileSync(file, 'utf8').trim();
  if (/^\d+\.\d+\.\d+$/.test(version)) return version;
  throw new UpgradeRefusal(`content/.version must be a version such as 1.0.0, got "${version}".`);
}

/**
 * Brings `content/` to the version of the product that is here, in a commit of its own.
 *
 * @returns whether that changed anything
 */
export async function upgradeContent(): Promise<boolean> {
  const before = contentVersion();
  if (before === undefined) return false;
  const files = codemodsAfter(before, readdirSync(join(root, CODEMODS)));
  const descriptions: string[] = [];
  for (const file of files) {
    const { codemod }: { codemod: Codemod } = await import(`../../../${CODEMODS}/${file}`);
    try {
      await codemod.apply(folder);
    } catch (error) {
      throw new UpgradeRefusal(
        `content/ cannot be brought to v${codemod.version}: ${error instanceof Error ? error.message : error}\ngit checkout HEAD content takes back what was changed. Correct that file, commit it, and run npm run upgrade again.`,
      );
    }
    descriptions.push(`- ${codemod.description}`);
  }
  if (isNewer(productVersion, before)) recordVersion(folder);
  if ((await git('status', '--porcelain', '--', 'content')) === '') return false;
  const list = descriptions.join('\n');
  await git('add', '--all', '--', 'content');
  await git('commit', '--quiet', '-m', `Bring content/ to v${productVersion}`, '-m', list);
  console.log(
    `content/ is at v${productVersion} now, in a commit of its own.${list && `\n${list}`}`,
  );
  return true;
}
