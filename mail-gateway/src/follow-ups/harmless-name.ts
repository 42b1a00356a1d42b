/** In characters. */
const LONGEST_NAME = 60;

/** Given names and surnames, which make no sentence that a stranger acts upon. */
const MOST_WORDS = 4;

/** Small words between the parts of names. */
const PARTICLES = new Set(
  (
    'ab abu af al ap av ben bin bint da dal de degli dei del della den der di do dos du e el i ' +
    'ibn la las le lo los san te ten ter und van vom von y zu zum zur и و آل بن بنت'
  ).split(' '),
);

/** Letters with their marks; joiners between them, which Persian and Indian scripts write. */
const LETTERS = '\\p{L}\\p{M}*(?:[\u200c\u200d]?\\p{L}\\p{M}*)*';

/** Hyphens, apostrophes and middle dots, which join letters to one word. */
const JOINS = "['’‘ʼ´`׳״·・‧\u2010-]";

const WORD = `(?:(?:\\p{L}\\p{M}*\\.){2,}|${LETTERS}(?:${JOINS}${LETTERS})*(?:['’׳]|\\.)?)`;

const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');

/**
 * A visitor's name as a stranger may read it, since the address may be anybody's: only letters, with
 * what joins them, in at most four words beside particles such as `de la`. Everything else, such as
 * a link or a number, counts as no name.
 */
export function harmlessName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  const words = name.split(' ').filter((word) => !PARTICLES.has(word.toLowerCase()));
  const isShort = words.length <= MOST_WORDS && Array.from(name).length <= LONGEST_NAME;
  return isShort && NAME.test(name) ? name : '';
}
