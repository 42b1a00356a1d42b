// npm run check: content, format, lint, types and unused code, without running the product; in a project, content and the
// types of own/. `npm run check -- content` is the content alone.
import { contentHints } from '../packages/content-model/src/hints.ts';
import { ContentError, hintLines } from '../packages/content-model/src/issue.ts';
import {
  waitingLines,
  waitingTranslations,
} from '../packages/content-model/src/translations/waiting-translations.ts';
import { unfinishedLines, unfinishedSentence } from '../packages/content-model/src/unfinished.ts';
import { loadSite } from '../packages/content-store/src/content.ts';
import { contentFolder, readFolder, unfinishedIn } from '../packages/content-store/src/folder.ts';
import { productRoot, projectRoot } from '../packages/harness/root.ts';
import { outputOf } from '../packages/harness/run-program.ts';
import { privacyReminders } from '../packages/pages/legal/privacy-reminders.ts';
import { refuseFileAtProvider } from '../site/file-at-provider.ts';
import { typefaceFiles } from '../site/src/theme/typeface-files.ts';
import { commandLine } from './lib/command-line.ts';
import { hasOwnCode } from './lib/own-code.ts';
import { ownWordFaults } from './lib/own-words.ts';
import type { Count } from './lib/test-reports.ts';

interface Outcome {
  isRight: boolean;
  output: string;
}

/** A check, and its name in the report. */
type Check = [name: string, check: () => Promise<Outcome>];

export const checkContent: Check = ['The content is right', contentOutcome];

/** The checks of the product's own code, in its repository. */
const codeChecks: Check[] = [
  ['Biome finds no problem', () => outcomeOf('biome', ['check', '.'])],
  ['Astro files are formatted', () => outcomeOf('prettier', ['--check', 'site/src/**/*.astro'])],
  ['Types hold in tools and e2e', () => outcomeOf('tsc', ['-p', '.'])],
  ['Types hold in the gateway', () => outcomeOf('tsc', ['-p', 'packages/mail-gateway'])],
  ['Types hold in the site', () => outcomeOf('astro', ['check', '--root', 'site'])],
  ['No code is unused', () => outcomeOf('knip', [])],
];

/** The checks of an agency's own code, in its project. */
const ownChecks: Check[] = hasOwnCode(projectRoot)
  ? [
      [
        'The words of own/ fit its fields',
        () => Promise.resolve(outcomeWith(ownWordFaults(projectRoot))),
      ],
      ['Types hold in own/', () => ownTypesOutcome(projectRoot)],
    ]
  : [];

/** The checks of a project: its content, and its own code. */
export const projectChecks: Check[] = [checkContent, ...ownChecks];

const checks = projectRoot === productRoot ? [checkContent, ...codeChecks] : projectChecks;

async function ownTypesOutcome(project: string): Promise<Outcome> {
  // TypeScript takes a second to load, which the content alone does not need.
  const { ownTypeErrors } = await import('./lib/own-types.ts');
  return outcomeWith(ownTypeErrors(project));
}

/** The outcome of a check that lists faults. */
function outcomeWith(faults: readonly string[]): Outcome {
  return { isRight: faults.length === 0, output: faults.join('\n') };
}

async function contentOutcome(): Promise<Outcome> {
  try {
    // Imported here, so that a wrong setting is reported as an issue instead of ending the command.
    const { settings } = await import('../site/settings.ts');
    const languages = await loadSite(contentFolder());
    const [{ content }] = languages;
    refuseFileAtProvider(content.contact, settings.mail);
    const read = readFolder(contentFolder());
    const lines = hintLines(contentHints(read, languages, typefaceFiles(contentFolder())));
    lines.push(...privacyReminders(content, switchedOn(settings.mail)));
    lines.push(...waitingTranslations(read).map(waitingLines));
    const pages = unfinishedIn(contentFolder());
    if (pages.length > 0) {
      lines.push(`${unfinishedSentence(pages)}\n${unfinishedLines(pages)}`);
    }
    return { isRight: true, output: lines.join('\n') };
  } catch (error) {
    // A module that throws exports nothing, not even the class of its error.
    const isSettings = error instanceof Error && error.name === 'SettingsError';
    if (!isSettings && !(error instanceof ContentError)) throw error;
    return { isRight: false, output: error.message };
  }
}

/** The features that settings switch on. Visits are counted only by a gateway that serves the site. */
const switchedOn = ({ origin }: { origin: string }) => ({
  figures: !origin.startsWith('http') && process.env['FIGURES'] !== 'off',
  webhook: Boolean(process.env['WEBHOOK_URL']),
});

async function outcomeOf(program: string, args: string[]): Promise<Outcome> {
  const { code, output } = await outputOf(program, args);
  return { isRight: code === 0, output };
}

/** Runs checks at the same time, and prints the output of each. */
export async function runChecks(wanted: readonly Check[] = checks): Promise<Count> {
  const count: Count = { passed: 0, failed: 0, failures: [], skipped: [] };
  const running = wanted.map(([name, check]) => ({ name, outcome: check() }));
  for (const { name, outcome } of running) {
    const { isRight, output } = await outcome;
    if (output.trim()) console.log(output.trimEnd());
    console.log(`${isRight ? '✓' : '✗'} ${name}`);
    count[isRight ? 'passed' : 'failed'] += 1;
    if (!isRight) count.failures.push({ test: name, error: output });
  }
  return count;
}

const usage = `npm run check              checks the content and the code
npm run check -- content   checks the content alone, in seconds`;

/** The checks with the typed name. @throws Error with a sentence for the person who typed another name */
function namedChecks(name: string | undefined): readonly Check[] {
  if (name === undefined) return checks;
  if (name === 'content') return [checkContent];
  throw new Error(`There is no check "${name}".`);
}

if (import.meta.main) {
  const wanted = commandLine({ usage, options: {}, words: 1 }, ({ positionals: [name] }) =>
    namedChecks(name),
  );
  const { failed } = await runChecks(wanted);
  process.exitCode = failed > 0 ? 1 : 0;
}
