// npm run upgrade: merges a newer version of the product, and brings content/ to it.
import { parseArgs } from 'node:util';
import { GitError } from '../content-store/src/git/failures.ts';
import { codeFile } from '../harness/root.ts';
import { runProgram } from '../harness/run-program.ts';
import { readOptions } from './lib/read-options.ts';
import { upgradeContent } from './lib/upgrade/content.ts';
import { checkIsClean, UpgradeRefusal } from './lib/upgrade/git.ts';
import { mergeProduct } from './lib/upgrade/product.ts';

const usage = `npm run upgrade                       upgrades to the newest version
npm run upgrade -- --to NAME          upgrades to this tag or branch of the product
npm run upgrade -- --content-only     merges nothing: brings content/ to the version that is here`;

const options = {
  to: { type: 'string' },
  // The second half alone. An older version of this file runs it after the merge, so it must stay.
  'content-only': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const {
  to,
  'content-only': isContentOnly,
  help,
} = readOptions(() => parseArgs({ options }).values, usage);
if (help) {
  console.log(usage);
  process.exit();
}

async function check(): Promise<number> {
  const code = await runProgram('node', [codeFile('tools/check')]);
  console.log(
    code === 0
      ? 'The upgrade is done. Nothing was pushed.'
      : 'The upgrade is in your repository, but the check failed. Correct what stands above and commit it.',
  );
  return code;
}

/** @returns the exit code. */
async function upgrade(): Promise<number> {
  await checkIsClean();
  if (!isContentOnly && (await mergeProduct(to))) {
    // The version that was merged installs its packages and has its own codemods.
    return runProgram('node', ['tools/run.mjs', 'upgrade', '--content-only']);
  }
  const isChanged = await upgradeContent();
  return isContentOnly || isChanged ? check() : 0;
}

try {
  process.exitCode = await upgrade();
} catch (error) {
  if (!(error instanceof UpgradeRefusal || error instanceof GitError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
