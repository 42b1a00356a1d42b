// npm run check: format, lint, types and unused code, without running the product.
import { draftLines, draftsIn } from '../content-model/src/drafts.ts';
import { ContentError } from '../content-model/src/issue.ts';
import { missingLetters, missingLettersLine } from '../content-model/src/theme/missing-letters.ts';
import { contentFolder, loadContent, readFolder } from '../content-store/src/folder.ts';
import { installedRanges } from '../content-store/src/typefaces.ts';
import { outputOf } from '../harness/run-program.ts';

interface Outcome {
  isRight: boolean;
  output: string;
}

/** Each check by the name under which it is reported. */
const checks: [name: string, check: () => Promise<Outcome>][] = [
  ['The content is right', checkContent],
  ['Biome finds no problem', () => outcomeOf('biome', ['check', '.'])],
  ['Astro files are formatted', () => outcomeOf('prettier', ['--check', 'site/src/**/*.astro'])],
  ['Types hold in tools and e2e', () => outcomeOf('tsc', ['-p', '.'])],
  ['Types hold in the gateway', () => outcomeOf('tsc', ['-p', 'mail-gateway'])],
  ['Types hold in the site', () => outcomeOf('astro', ['check', '--root', 'site'])],
  ['No code is unused', () => outcomeOf('knip', [])],
];

async function checkContent(): Promise<Outcome> {
  try {
    const content = await loadContent(contentFolder());
    const lines = missingLetters(content, installedRanges).map(missingLettersLine);
    const drafts = draftsIn(readFolder(contentFolder()));
    if (drafts.length > 0) {
      lines.push(`${drafts.length} texts wait to be written:\n${draftLines(drafts)}`);
    }
    return { isRight: true, output: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { isRight: false, output: error.message };
  }
}

async function outcomeOf(program: string, args: string[]): Promise<Outcome> {
  const { code, output } = await outputOf(program, args);
  return { isRight: code === 0, output };
}

/** Runs all checks at the same time, and prints what each says. @returns how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const count = { passed: 0, failed: 0 };
  const running = checks.map(([name, check]) => ({ name, outcome: check() }));
  for (const { name, outcome } of running) {
    const { isRight, output } = await outcome;
    if (output.trim()) console.log(output.trimEnd());
    console.log(`${isRight ? '✓' : '✗'} ${name}`);
    count[isRight ? 'passed' : 'failed'] += 1;
  }
  return count;
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
