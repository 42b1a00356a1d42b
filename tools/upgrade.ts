// npm run upgrade: merges a newer version of the product, and brings content/ to it.
import { parseArgs } from 'node:util';
import { runProgram } from '../harness/run-program.ts';
import { upgradeContent } from './lib/upgrade/content.ts';
import { checkRepository, UpgradeRefusal } from './lib/upgrade/git.ts';
import { upgradeProduct } from './lib/upgrade/product.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    remote: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    // The second half alone. An older version of this file runs it after the merge, so it must stay.
    'content-only': { type: 'boolean', default: false },
  },
});

async function check(): Promise<number> {
  const code = await runProgram('node', ['tools/check.ts']);
  console.log(
    code === 0
      ? 'The upgrade is done. Nothing was pushed.'
      : 'The upgrade is in your repository, but the check failed. Correct what stands above and commit it.',
  );
  return code;
}

/** @returns the exit code. */
async function upgrade(): Promise<number> {
  await checkRepository();
  if (values['content-only']) {
    await upgradeContent();
    return check();
  }
  const { to, remote, 'dry-run': isDryRun, yes: isAgreed } = values;
  if (await upgradeProduct({ to, remote, isDryRun, isAgreed })) {
    // The version that was merged installs its packages and has its own codemods.
    return runProgram('node', ['tools/run.mjs', 'upgrade', '--content-only']);
  }
  return isDryRun || !(await upgradeContent()) ? 0 : check();
}

try {
  process.exitCode = await upgrade();
} catch (error) {
  if (!(error instanceof UpgradeRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
