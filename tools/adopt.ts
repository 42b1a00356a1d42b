// npm run adopt: makes content/, the words and pictures of an agency of one's own, and .env. Each
// question of the terminal is a flag too; --yes asks nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as prompts from '@clack/prompts';
import { draftLines, draftsIn } from '../content-model/src/drafts.ts';
import { readFolder } from '../content-model/src/folder.ts';
import { ContentError } from '../content-model/src/issue.ts';
import { HOME_SECTIONS } from '../content-model/src/schemas/page-head.ts';
import { type Answers, envFor, makeContent, starterLanguages } from './lib/adopt.ts';
import { root } from './lib/root.ts';

const folder = join(root, 'content');

const questions = {
  name: 'The name of the agency, as visitors know it',
  legalName: 'The registered name of the company',
  language: `The language of the site as a code; complete are ${starterLanguages.join(', ')}`,
  email: 'The e-mail address for visitors',
  phone: 'The telephone number for visitors',
  city: 'The city',
  country: 'The country',
  domain: 'The domain of the site, such as agency.example',
  brandColour: 'The colour of the brand, such as #22308a',
  accentColour: 'The colour of buttons, such as #f06a2e',
  pattern: 'The pattern of coloured surfaces: adire, weave, dots or none',
  sections: `The sections of the home page in their order, out of ${HOME_SECTIONS.join(',')}`,
} as const;
type Question = keyof typeof questions;
const names = Object.keys(questions) as Question[];

const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Reads the flags. @throws TypeError for one that is not known. */
function readFlags() {
  const options = Object.fromEntries(
    ['from', ...names].map((name) => [flagOf(name), { type: 'string' as const }]),
  );
  const { values } = parseArgs({ options: { ...options, yes: { type: 'boolean' as const } } });
  const given = values as Record<string, string | boolean | undefined>;
  const text = (name: string) => given[flagOf(name)] as string | undefined;
  return { from: text('from'), yes: given['yes'] === true, text };
}

const wrong: Partial<Record<Question, (value: string) => string | undefined>> = {
  language: (value) => {
    try {
      Intl.getCanonicalLocales(value);
      return undefined;
    } catch {
      return 'a code such as en, de or pt-BR';
    }
  },
  email: (value) =>
    /^\S+@\S+\.\S+$/.test(value) ? undefined : 'an address such as name@example.com',
};

/** Asks for everything that no flag says. @returns undefined when the owner gives up. */
async function ask(flags: ReturnType<typeof readFlags>): Promise<Answers | undefined> {
  prompts.intro(
    'Make this site your own. Enter leaves an answer open: all of it can be changed later.',
  );
  const from =
    flags.from ??
    (await prompts.select({
      message: 'Where to start',
      options: [
        { value: 'sample', label: 'From the sample agency: change its texts and pictures' },
        { value: 'blank', label: 'Blank: a line in every place that says what belongs there' },
      ],
    }));
  if (prompts.isCancel(from)) return undefined;
  const answers: Answers = { from: from as Answers['from'] };
  for (const name of names) {
    const given = flags.text(name);
    const answer =
      given ??
      (await prompts.text({
        message: questions[name],
        validate: (value) => {
          const form = value ? wrong[name]?.(value) : undefined;
          return form && `It must be ${form}.`;
        },
      }));
    if (prompts.isCancel(answer)) return undefined;
    answers[name] = answer;
  }
  return answers;
}

/** What is wrong with the flags. */
function flagIssues(flags: ReturnType<typeof readFlags>): string[] {
  const isStart = flags.from === undefined || ['sample', 'blank'].includes(flags.from);
  return [
    ...(isStart ? [] : [`--from must be sample or blank, got "${flags.from}".`]),
    ...names.flatMap((name) => {
      const value = flags.text(name);
      const form = value && wrong[name]?.(value);
      return form ? [`--${flagOf(name)} must be ${form}, got "${value}".`] : [];
    }),
  ];
}

function report(from: string): void {
  const drafts = draftsIn(readFolder(folder));
  console.log('content/ is made: content/README.md says what each field is for.');
  if (drafts.length > 0) {
    console.log(`\n${drafts.length} texts wait to be written (npm run check lists them again):`);
    console.log(draftLines(drafts));
  } else if (from === 'sample') {
    console.log('Every text and picture in it is still the sample’s: replace them one by one.');
  }
  console.log(`
  npm run cms    changes the texts in your browser
  npm start      shows the site
  npm test       tests the product and audits your site`);
}

async function adopt(): Promise<number> {
  const flags = readFlags();
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
  const given = Object.fromEntries(names.map((name) => [name, flags.text(name)]));
  const answers = isAsking
    ? await ask(flags)
    : { from: (flags.from ?? 'sample') as Answers['from'], ...given };
  if (!answers) {
    console.log('Nothing was made.');
    return 1;
  }
  await makeContent(folder, answers);
  const env = join(root, '.env');
  if (existsSync(env)) console.log('.env is there already, and stays as it is.');
  else writeFileSync(env, envFor(answers));
  report(answers.from);
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
  if (!(error instanceof TypeError && 'code' in error)) throw error;
  console.error(
    `${error.message}\nThe flags are --from, --yes, ${names.map((name) => `--${flagOf(name)}`).join(', ')}.`,
  );
  process.exitCode = 2;
}
