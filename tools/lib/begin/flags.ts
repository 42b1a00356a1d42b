import type { Answers } from './content.ts';
import { choices, flagOf, questionNames, refuseAnswer } from './questions.ts';
import { createWords, filled, terminalLanguage } from './words.ts';

const words = createWords(terminalLanguage());

/** The values of the flags. */
export interface Flags {
  answers: Partial<Answers>;
  /** The folder of a clone of the product that an agency used before the product was a package. */
  fromClone: string | undefined;
  yes: boolean;
}

/** The questions as flags, with what each means. @param language a code such as `de-AT` */
export function help(language = terminalLanguage()): string {
  const own = createWords(language);
  const lines = [
    ['from', `${own.start}: sample, blank`],
    ...questionNames.map((name) => [flagOf(name), filled(own.questions[name], choices)]),
    ['from-clone', own.fromClone],
    ['yes', own.askNothing],
  ].map(([flag = '', meaning]) => `  --${flag.padEnd(14)} ${meaning}`);
  return [own.help, '', ...lines].join('\n');
}

const texts = ['from', 'from-clone', ...questionNames.map(flagOf)];

/** The options of `npm run create`. */
export const beginOptions = {
  ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }] as const)),
  yes: { type: 'boolean' },
} as const;

/** The flags of the typed options. */
export function flagsOf(given: Readonly<Record<string, unknown>>): Flags {
  const text = (name: string) => given[name] as string | undefined;
  const answers = ['from', ...questionNames].map((name) => [name, text(flagOf(name))]);
  return {
    answers: Object.fromEntries(answers) as Partial<Answers>,
    fromClone: text('from-clone'),
    yes: given['yes'] === true,
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

/** Ends the command with a sentence for each flag that is wrong. */
export function refuseWrong(flags: Flags): void {
  const issues = issuesOf(flags);
  const isOpen = flags.answers.from === undefined && flags.fromClone === undefined;
  if (isOpen && !flags.yes && !isAsking(flags)) {
    issues.push('There is no terminal to ask in: give --from sample or --from blank, and --yes.');
  }
  if (issues.length === 0) return;
  console.error(issues.join('\n'));
  process.exit(2);
}
