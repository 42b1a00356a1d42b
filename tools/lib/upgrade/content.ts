import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Codemod } from '../../../content-model/codemods/codemod.ts';
import { codeFile, productRoot, projectRoot } from '../../../harness/root.ts';
import { reasonOf } from '../read-options.ts';
import { git, UpgradeRefusal } from './git.ts';
import { compareVersions, isNewer, productVersion } from './versions.ts';

const folder = join(projectRoot, 'content');
const CODEMODS = 'content-model/codemods';

/** Records the version of the product that a content folder fits. */
export const recordVersion = (content: string) =>
  writeFileSync(join(content, '.version'), `${productVersion}\n`);

/**
 * Brings `content/` to the version of the product that is here, in a commit of its own.
 *
 * @returns whether that changed anything
 */
export async function upgradeContent(): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const record = join(folder, '.version');
  const before = existsSync(record) ? readFileSync(record, 'utf8').trim() : '0.0.0';
  const isNeeded = (file: string) => {
    const [, version] = /^(\d+\.\d+\.\d+)-[\w-]+\.ts$/.exec(file) ?? [];
    return version !== undefined && isNewer(version, before);
  };
  const files = readdirSync(join(productRoot, CODEMODS)).filter(isNeeded).sort(compareVersions);
  const descriptions: string[] = [];
  for (const file of files) {
    const { codemod }: { codemod: Codemod } = await import(
      pathToFileURL(codeFile(`${CODEMODS}/${file.slice(0, -'.ts'.length)}`)).href
    );
    try {
      await codemod.apply(folder);
    } catch (error) {
      throw new UpgradeRefusal(
        `content/ cannot be brought to v${codemod.version}: ${reasonOf(error)}\ngit checkout HEAD content takes back what was changed. Correct that file, commit it, and run npm run upgrade again.`,
      );
    }
    descriptions.push(`- ${codemod.description}`);
  }
  if (isNewer(productVersion, before)) recordVersion(folder);
  if ((await git(['status', '--porcelain', '--', 'content'])) === '') return false;
  const list = descriptions.join('\n');
  await git(['add', '--all', '--', 'content']);
  await git(['commit', '--quiet', '-m', `Bring content/ to v${productVersion}`, '-m', list]);
  console.log(
    `content/ is at v${productVersion} now, in a commit of its own.${list && `\n${list}`}`,
  );
  return true;
}
