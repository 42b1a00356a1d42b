import { parseArgs } from 'node:util';
import { readOptions } from '../read-options.ts';
import type { Answers } from './content.ts';
import { choices, flagOf, questionNames, refuseAnswer } from './questions.ts';
import { createWords, filled, terminalLanguage } from './words.ts';

const words = createWords(terminalLanguage());

/** What the flags say. */
export interface Flags {
  answers: Partial<Answers>;
  /** The folder of a repository that was adopted before the product was a package. */
  fromClone: string | undefined;
  yes: boolean;
  help: boolean;
}

export const help = (): string => `\
${words.help}

${[
  ['from', `${words.start}: sample, blank`],
  ...questionNames.map((name) => [flagOf(name), filled(words.questions[name], choices)]),
  ['from-clone', words.fromClone],
  ['yes', words.askNothing],
]
  .map(([flag = '', meaning]) => `  --${flag.padEnd(14)} ${meaning}`)
  .join('\n')}`;

/** @throws TypeError for a flag that is not known */
function parseFlags(args: readonly string[]): Flags {
  const texts = ['from', 'from-clone', ...questionNames];
  const options = Object.fromEntries(
    texts.map((name) => [flagOf(name), { type: 'string' as const }]),
  );
  const isOn = { type: 'boolean' as const };
  const { values } = parseArgs({ args: [...args], options: { ...options, yes: isOn, help: isOn } });
  const given = values as Record<string, string | boolean | undefined>;
  const answers = Object.fromEntries(
    ['from', ...questionNames].map((name) => [name, given[flagOf(name)]]),
  );
  return {
    answers: answers as Partial<Answers>,
    fromClone: given['from-clone'] as string | undefined,
    yes: given['yes'] === true,
    help: given['help'] === true,
  };
}

function issuesOf({ answers }: Flags): string[] {
  const { from } = answers;
  const isStart = from === undefined || ['sample', 'blank'].includes(from);
  return [
    ...(isStart ? [] : [`--from must be sample or blank, got "${from}".`]),
    ...questionNames.flatMap((name) => {
      const value = answers[name];
      const form = value && refuseAnswer(name, value);
      return form ? [`--${flagOf(name)} "${value}": ${filled(words.wrong[form], choices)}`] : [];
    }),
  ];
}

/** Whether a person is there who can be asked. */
export const isAsking = ({ yes, fromClone }: Flags): boolean =>
  !yes && fromClone === undefined && process.stdin.isTTY && process.stdout.isTTY;

/** Reads the flags, and ends the command with a sentence for each that is wrong. */
export function answersIn(args: readonly string[]): Flags {
  const flags = readOptions(() => parseFlags(args), help());
  const issues = issuesOf(flags);
  const isOpen = flags.answers.from === undefined && flags.fromClone === undefined;
  if (isOpen && !flags.yes && !flags.help && !isAsking(flags)) {
    issues.push('There is no terminal to ask in: give --from sample or --from blank, and --yes.');
  }
  if (issues.length > 0) {
    console.error(issues.join('\n'));
    process.exit(2);
  }
  return flags;
}
