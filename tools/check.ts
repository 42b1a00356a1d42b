// npm run check: format, lint, types and unused code, without running the product.
import { draftLines, draftsIn } from '../content-model/src/drafts.ts';
import { ContentError } from '../content-model/src/issue.ts';
import { missingLetters, missingLettersLine } from '../content-model/src/theme/missing-letters.ts';
import { contentFolder, loadContent, readFolder } from '../content-store/src/folder.ts';
import { installedRanges } from '../content-store/src/typefaces.ts';
import { runProgram } from '../harness/run-program.ts';

/** Each check by the name under which it is reported. */
const checks: [name: string, check: () => Promise<boolean>][] = [
  ['The content is right', checkContent],
  ['Biome finds no problem', () => passes('biome', ['check', '.'])],
  ['Astro files are formatted', () => passes('prettier', ['--check', 'site/src/**/*.astro'])],
  ['Types hold in tools and e2e', () => passes('tsc', ['-p', '.'])],
  ['Types hold in the gateway', () => passes('tsc', ['-p', 'mail-gateway'])],
  ['Types hold in the site', () => passes('astro', ['check', '--root', 'site'])],
  ['No code is unused', () => passes('knip', [])],
];

async function checkContent(): Promise<boolean> {
  try {
    const content = await loadContent(contentFolder());
    for (const missing of missingLetters(content, installedRanges)) {
      console.log(missingLettersLine(missing));
    }
    const drafts = draftsIn(readFolder(contentFolder()));
    if (drafts.length > 0) {
      console.log(`${drafts.length} texts wait to be written:\n${draftLines(drafts)}`);
    }
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return false;
  }
}

async function passes(program: string, args: string[]): Promise<boolean> {
  return (await runProgram(program, args)) === 0;
}

/** Runs every check. @returns how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const count = { passed: 0, failed: 0 };
  for (const [name, check] of checks) {
    const isRight = await check();
    console.log(`${isRight ? '✓' : '✗'} ${name}`);
    count[isRight ? 'passed' : 'failed'] += 1;
  }
  return count;
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
