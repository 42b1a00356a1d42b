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
import { root } from '../harness/root.ts';
import { type Answers, envFor, makeContent } from './lib/adopt.ts';
import { flagOf, questionNames, questions, refuseAnswer } from './lib/adopt-questions.ts';
import type { OldFacts } from './lib/old-site/facts.ts';
import { readOldSite, Unreadable } from './lib/old-site/read-site.ts';
import { type Proposal, proposalLines, proposalOf } from './lib/old-site/take-over.ts';

const folder = join(root, 'content');

/** Reads the flags. @throws TypeError for one that is not known. */
function readFlags() {
  const options = Object.fromEntries(
    ['from', 'fromSite', ...questionNames].map((name) => [
      flagOf(name),
      { type: 'string' as const },
    ]),
  );
  const isOn = { type: 'boolean' as const };
  const { values } = parseArgs({ options: { ...options, yes: isOn, help: isOn } });
  const given = values as Record<string, string | boolean | undefined>;
  const text = (name: string) => given[flagOf(name)] as string | undefined;
  const [from, fromSite] = [text('from'), text('fromSite')];
  return { from, fromSite, yes: given['yes'] === true, help: given['help'] === true, text };
}

/** What flags say, and else the old site. */
const answersOf = (flags: Flags, facts?: OldFacts): Answers => ({
  from: (flags.from ?? (flags.fromSite ? 'blank' : 'sample')) as Answers['from'],
  ...Object.fromEntries(
    questionNames.map((name) => [name, flags.text(name) ?? facts?.[name as keyof OldFacts]]),
  ),
});

type Flags = ReturnType<typeof readFlags>;

/** Reads the old site, says what it states, and asks whether to take it. @returns undefined without an old site, or for No */
async function proposeFrom(flags: Flags, isAsking: boolean): Promise<Proposal | undefined> {
  if (flags.fromSite === undefined) return undefined;
  console.log(`Reading ${flags.fromSite}. A live site is asked for a page each second.`);
  const proposal = await proposalOf(await readOldSite(flags.fromSite));
  console.log(
    `It states:\n${proposalLines(proposal)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
  const isTaken = !isAsking || (await prompts.confirm({ message: 'Take this over?' })) === true;
  return isTaken ? proposal : undefined;
}

/** Asks for everything that no flag says. @param known what an old site states. @returns undefined when the owner gives up. */
async function ask(flags: Flags, known: Partial<Answers>): Promise<Answers | undefined> {
  prompts.intro(
    'Make this site your own. Enter leaves an answer open: all of it can be changed later.',
  );
  const from =
    flags.from ??
    (flags.fromSite ? 'blank' : undefined) ??
    (await prompts.select({
      message: 'Where to start',
      options: [
        { value: 'sample', label: 'From the sample agency: change its texts and pictures' },
        { value: 'blank', label: 'Blank: a line in every place that says what belongs there' },
      ],
    }));
  if (prompts.isCancel(from)) return undefined;
  const answers: Answers = { from: from as Answers['from'] };
  for (const name of questionNames) {
    const given = flags.text(name);
    const answer =
      given ??
      (await prompts.text({
        message: questions[name],
        initialValue: known[name] ?? '',
        validate: (value) => {
          const form = refuseAnswer(name, value ?? '');
          return form && `It must be ${form}.`;
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
    ...(flags.fromSite && flags.from === 'sample' ? ['--from-site begins blank.'] : []),
    ...(isStart ? [] : [`--from must be sample or blank, got "${flags.from}".`]),
    ...questionNames.flatMap((name) => {
      const value = flags.text(name);
      const form = value && refuseAnswer(name, value);
      return form ? [`--${flagOf(name)} must be ${form}, got "${value}".`] : [];
    }),
  ];
}

/** Installs the typeface of a language, where the default ones lack its letters; without one, visitors see theirs. */
async function installTypeface(language: string): Promise<void> {
  const id = typefaceId(typefaceFor(language) ?? '');
  if (id === '' || installedTypefaces().has(id)) return;
  const install = `install --workspace site --no-progress @fontsource-variable/${id}`;
  const [npm, args, options] = npmCommand(install.split(' '), process.env['npm_execpath']);
  if ((await run(npm, args, { ...options, cwd: root })) === 0) return;
  console.error(`The typeface of this language could not be installed. Later:\n  npm ${install}
and write its name into content/theme.yaml, as displayTypeface and textTypeface.`);
}

function report(): void {
  console.log('content/ is made: content/README.md says what each field is for.');
  const pages = unfinishedIn(folder);
  console.log(`\nTexts that wait to be written, or are still the sample’s; npm run check lists each:
${pages.map(({ name, texts }) => `  ${name}: ${texts.length}`).join('\n')}`);
  console.log(`
  npm run cms    changes the texts in your browser
  npm start      shows the site
  npm test       tests the product and audits your site`);
}

const help = () => `\
Makes content/ and .env. It asks for everything that no flag says; an answer may be left open.

${[
  ['from', 'Where to start: sample or blank'],
  ['from-site', 'An old website of yours: the folder where it is saved, or its address'],
  ...Object.entries(questions).map(([name, question]) => [flagOf(name), question]),
  ['yes', 'Asks nothing'],
]
  .map(([flag = '', meaning]) => `  --${flag.padEnd(14)} ${meaning}`)
  .join('\n')}`;

async function adopt(): Promise<number> {
  const flags = readFlags();
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
  if (!isAsking && !flags.yes && flags.from === undefined && !flags.fromSite) {
    console.error('There is no terminal to ask in: give --from sample or --from blank, and --yes.');
    return 2;
  }
  const old = await proposeFrom(flags, isAsking);
  const known = answersOf(flags, old?.facts);
  const answers = isAsking ? await ask(flags, known) : known;
  if (!answers) {
    console.log('Nothing was made.');
    return 1;
  }
  await installTypeface(answers.language || 'en');
  await makeContent(folder, answers, old);
  const env = join(root, '.env');
  if (existsSync(env)) console.log('.env is there already, and stays as it is.');
  else writeFileSync(env, envFor(answers));
  report();
  return 0;
}

try {
  process.exitCode = await adopt();
} catch (error) {
  if (error instanceof ContentError) {
    console.error(
      `No site can be built with these answers, so nothing was made.\n\n${error.message}`,
    );
    process.exit(1);
  }
  if (error instanceof Unreadable) {
    console.error(error.message);
    process.exit(1);
  }
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(`${error.message}\n\n${help()}`);
  process.exitCode = 2;
}
