import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import type { ContrastWords } from './theme-contrast.tsx';

/** The words of the table of contrasts as data, which the page hands to its script. */
export function contrastWords(language: Language): ContrastWords {
  const { someUnreadable, tooLittle, pick, ...words } = wordsIn(language).theme;
  return {
    ...words,
    someUnreadable: someUnreadable({ count: '{count}', of: '{of}' }),
    tooLittle: tooLittle({ least: '{least}' }),
    pick: pick({ colour: '{colour}' }),
  };
}
