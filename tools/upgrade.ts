// npm run upgrade: merges a newer version of the product, and brings content/ to it.
import { parseArgs } from 'node:util';
import { runProgram } from '../harness/run-program.ts';
import { upgradeContent } from './lib/upgrade/content.ts';
import { checkRepository, UpgradeRefusal } from './lib/upgrade/git.ts';
import { upgradeProduct } from './lib/upgrade/product.ts';

const usage = `npm run upgrade -- [options]

--to NAME        merges this tag or branch of the product instead of the newest version
--remote NAME    where the product is; upstream, or else origin, when left out
--dry-run        says what is new and what would conflict, and changes nothing
--yes            does not ask
--content-only   merges nothing: brings content/ to the version that is here`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        to: { type: 'string' },
        remote: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        // The second half alone. An older version of this file runs it after the merge, so it must stay.
        'content-only': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return process.exit(2);
  }
}

const values = readOptions();
if (values.help) {
  console.log(usage);
  process.exit();
}

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
