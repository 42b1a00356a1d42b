// npm run adopt: makes content/, the words and pictures of an agency of one's own, and .env. Each
// question of the terminal is a flag too; --yes asks nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as prompts from '@clack/prompts';
import { ContentError } from '../content-model/src/issue.ts';
import { typefaceFor, typefaceId } from '../content-model/src/theme/typefaces.ts';
import { unfinishedIn } from '../content-store/src/folder.ts';
import { installedTypefaces } from '../content-store/src/typefaces.ts';
import { npmCommand, run } from '../harness/processes.mjs';
import { projectRoot } from '../harness/root.ts';
import { type Answers, envFor, makeContent } from './lib/adopt.ts';
import { choices, flagOf, questionNames, refuseAnswer } from './lib/adopt-questions.ts';
import { adoptWords, filled, terminalLanguage } from './lib/adopt-words.ts';
import { readOptions } from './lib/read-options.ts';

const folder = join(projectRoot, 'content');
const words = adoptWords(terminalLanguage());

/** Reads the flags. @throws TypeError for one that is not known. */
function readFlags() {
  const options = Object.fromEntries(
    ['from', ...questionNames].map((name) => [flagOf(name), { type: 'string' as const }]),
  );
  const isOn = { type: 'boolean' as const };
  const { values } = parseArgs({ options: { ...options, yes: isOn, help: isOn } });
  const given = values as Record<string, string | boolean | undefined>;
  const text = (name: string) => given[flagOf(name)] as string | undefined;
  return {
    from: text('from'),
    yes: given['yes'] === true,
    help: given['help'] === true,
    text,
  };
}

type Flags = ReturnType<typeof readFlags>;

/** The answers that flags give. */
const answersOf = (flags: Flags): Answers => ({
  from: (flags.from ?? 'sample') as Answers['from'],
  ...Object.fromEntries(questionNames.map((name) => [name, flags.text(name)])),
});

/** Asks for everything that no flag says. @returns undefined when the owner gives up. */
async function ask(flags: Flags): Promise<Answers | undefined> {
  prompts.intro(words.intro);
  const from =
    flags.from ??
    (await prompts.select({
      message: words.start,
      options: [
        { value: 'sample', label: words.startSample },
        { value: 'blank', label: words.startBlank },
      ],
    }));
  if (prompts.isCancel(from)) return undefined;
  const answers: Answers = { from: from as Answers['from'] };
  for (const name of questionNames) {
    const given = flags.text(name);
    const answer =
      given ??
      (await prompts.text({
        message: filled(words.questions[name], choices),
        validate: (value) => {
          const form = refuseAnswer(name, value ?? '');
          return form && filled(words.wrong[form], choices);
        },
      }));
    if (prompts.isCancel(answer)) return undefined;
    answers[name] = answer;
  }
  return answers;
}

function flagIssues(flags: Flags): string[] {
  const isStart = flags.from === undefined || ['sample', 'blank'].includes(flags.from);
  return [
    ...(isStart ? [] : [`--from must be sample or blank, got "${flags.from}".`]),
    ...questionNames.flatMap((name) => {
      const value = flags.text(name);
      const form = value && refuseAnswer(name, value);
      return form ? [`--${flagOf(name)} "${value}": ${filled(words.wrong[form], choices)}`] : [];
    }),
  ];
}

/** Installs the typeface of a language, where the default ones lack its letters; without one, visitors see theirs. */
async function installTypeface(language: string): Promise<void> {
  const id = typefaceId(typefaceFor(language) ?? '');
  if (id === '' || installedTypefaces().has(id)) return;
  const install = `install --workspace site --no-progress @fontsource-variable/${id}`;
  const [npm, args, options] = npmCommand(install.split(' '), process.env['npm_execpath']);
  if ((await run(npm, args, { ...options, cwd: projectRoot })) === 0) return;
  console.error(`The typeface of this language could not be installed. Later:\n  npm ${install}
and write its name into content/theme.yaml, as displayTypeface and textTypeface.`);
}

function report(): void {
  console.log(words.made);
  const pages = unfinishedIn(folder);
  console.log(`\n${words.waiting}
${pages.map(({ name, texts }) => `  ${name}: ${texts.length}`).join('\n')}`);
  console.log(`
  npm run admin  changes the texts in your browser
  npm start      shows the site
  npm test       tests the product and audits your site`);
}

const help = () => `\
${words.help}

${[
  ['from', `${words.start}: sample, blank`],
  ...questionNames.map((name) => [flagOf(name), filled(words.questions[name], choices)]),
  ['yes', words.askNothing],
]
  .map(([flag = '', meaning]) => `  --${flag.padEnd(14)} ${meaning}`)
  .join('\n')}`;

async function adopt(): Promise<number> {
  const flags = readOptions(readFlags, help());
  if (flags.help) {
    console.log(help());
    return 0;
  }
  const issues = flagIssues(flags);
  if (existsSync(folder)) {
    console.log('content/ is there already, and stays as it is.');
    return 0;
  }
  if (issues.length > 0) {
    console.error(issues.join('\n'));
    return 2;
  }
  const isAsking = !flags.yes && process.stdin.isTTY && process.stdout.isTTY;
  if (!isAsking && !flags.yes && flags.from === undefined) {
    console.error('There is no terminal to ask in: give --from sample or --from blank, and --yes.');
    return 2;
  }
  const answers = isAsking ? await ask(flags) : answersOf(flags);
  if (!answers) {
    console.log(words.nothingMade);
    return 1;
  }
  await installTypeface(answers.language || 'en');
  await makeContent(folder, answers);
  const env = join(projectRoot, '.env');
  if (existsSync(env)) console.log('.env is there already, and stays as it is.');
  else writeFileSync(env, envFor(answers));
  report();
  return 0;
}

try {
  process.exitCode = await adopt();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error('No site can be built with these answers, so nothing was made.\n');
  console.error(error.message);
  process.exit(1);
}
