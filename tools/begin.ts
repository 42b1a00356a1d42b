// agency begin: makes content/, .env and the other files of a new project, in which npm has installed the product.
// npm run create starts this command. Each question of the terminal is a flag too; --yes asks nothing. In the product's
// repository, the command makes content/ alone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../packages/content-model/src/issue.ts';
import { typefaceFor, typefaceId } from '../packages/content-model/src/theme/typefaces.ts';
import { unfinishedIn } from '../packages/content-store/src/folder.ts';
import { installedTypefaces } from '../packages/content-store/src/typefaces.ts';
import { npmCommand, run } from '../packages/harness/processes.mjs';
import { productRoot, projectRoot } from '../packages/harness/root.ts';
import { ask } from './lib/begin/ask.ts';
import { type Answers, makeContent } from './lib/begin/content.ts';
import { commitProject } from './lib/begin/first-commit.ts';
import {
  beginOptions,
  type Flags,
  flagsOf,
  help,
  isAsking,
  refuseWrong,
} from './lib/begin/flags.ts';
import { moveFromClone, typefacesOf } from './lib/begin/from-clone.ts';
import { hostsOfFiles } from './lib/begin/hosts.ts';
import { writeProject } from './lib/begin/project.ts';
import { createWords, terminalLanguage } from './lib/begin/words.ts';
import { commandLine } from './lib/command-line.ts';
import { UpgradeRefusal } from './lib/upgrade/content.ts';

const folder = join(projectRoot, 'content');
const words = createWords(terminalLanguage());

/** The packages of typefaces to install for a language: one if the default typefaces lack its letters, else none. */
function typefacesFor(language: string): string[] {
  const id = typefaceId(typefaceFor(language) ?? '');
  return id === '' || installedTypefaces().has(id) ? [] : [`@fontsource-variable/${id}`];
}

async function install(typefaces: readonly string[]): Promise<void> {
  if (typefaces.length === 0) return;
  const command = ['install', '--no-progress', '--loglevel=error', ...typefaces];
  const [npm, args, options] = npmCommand(command, process.env['npm_execpath']);
  if ((await run(npm, args, { ...options, cwd: projectRoot })) === 0) return;
  console.error(`A typeface could not be installed. Later:\n  npm install ${typefaces.join(' ')}
and write its name into content/theme.yaml, as displayTypeface and textTypeface.`);
}

function report(host: string | undefined): void {
  const pages = unfinishedIn(folder);
  console.log(`${words.made}\n\n${words.waiting}
${pages.map(({ name, texts }) => `  ${name}: ${texts.length}`).join('\n')}

  cd "${projectRoot}"
  npm start      shows the site on http://localhost:4321
  npm run admin  changes the texts in your browser
  npm test       opens every page and names what is wrong`);
  if (hostsOfFiles.includes(host ?? '')) {
    console.log(`
${host} answers no form. Before the site goes online, run a mail gateway elsewhere and set PUBLIC_MAIL_ORIGIN:
  node_modules/agency-website/docs/deploying.md`);
  }
}

async function begin(flags: Flags): Promise<number> {
  const answers = isAsking(flags)
    ? await ask(flags.answers)
    : ({ from: 'sample', ...flags.answers } as Answers);
  if (!answers) {
    console.log(words.nothingMade);
    return 1;
  }
  if (flags.fromClone === undefined) {
    await install(typefacesFor(answers.language || 'en'));
    await makeContent(folder, answers);
  } else {
    for (const change of await moveFromClone(flags.fromClone, projectRoot)) console.log(change);
    await install(typefacesOf(flags.fromClone));
  }
  if (projectRoot !== productRoot) {
    writeProject(answers);
    if (!commitProject(projectRoot)) console.log(words.notCommitted);
  }
  report(answers.host);
  return 0;
}

const flags = commandLine({ usage: help(), options: beginOptions }, ({ values }) =>
  flagsOf(values),
);
refuseWrong(flags);
if (existsSync(folder)) {
  console.error(`${folder} is there already, and stays as it is.`);
  process.exit(1);
}
try {
  process.exitCode = await begin(flags);
} catch (error) {
  const isOfContent = error instanceof ContentError || error instanceof UpgradeRefusal;
  if (!isOfContent) throw error;
  console.error(
    flags.fromClone === undefined
      ? 'No site can be built with these answers, so nothing was made.\n'
      : `Nothing was made: correct this in ${flags.fromClone} first, and run the command again.\n`,
  );
  console.error(error.message);
  process.exitCode = 1;
}
