import * as prompts from '@clack/prompts';
import type { Answers } from './content.ts';
import { choices, questionNames, refuseAnswer } from './questions.ts';
import { createWords, filled, terminalLanguage } from './words.ts';

const words = createWords(terminalLanguage());

/** Asks for everything that no flag says. @returns undefined when the owner gives up. */
export async function ask(given: Partial<Answers>): Promise<Answers | undefined> {
  prompts.intro(words.intro);
  const from =
    given.from ??
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
    const answer =
      given[name] ??
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
