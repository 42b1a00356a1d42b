/** The fewest digits of a whole number: fewer before a slash are an area code. */
const WHOLE = 5;

/** The digit that a letter stands for on a telephone, from A. */
const KEYS = '22233344455566677778889999';

const EXTENSION =
  /(?:;\s*ext\s*=|#|(?<!\p{L})(?:ext(?:ension|n)?|x|durchwahl|dw|poste|ramal|anexo|interno|int|доб|内線|分机)(?!\p{L})\.?:?)\s*[-–]?\s*(\d{1,6})/iu;

/** One number: digits with spaces, brackets, dots and hyphens between them. */
const RUN = /[+(]*\d(?:[\s()[\].‐‑–+-]*\d)*/gu;

/** Whether the digits after a slash are another number, and not the rest of the number before it. */
const isAnother = (before: string, after: string) =>
  before.length >= WHOLE && (before.length > WHOLE + 1 || /^\s*[(+]*0|^\s*\+/.test(after));

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The digits of any script as ASCII ones, and full-width signs as usual ones. */
function plain(text: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return `${value}`;
  });
}

/** A number such as `0800-FLOWERS` with a digit in place of each letter. */
const withoutLetters = (text: string) =>
  text.replaceAll(/(?<=\d-?)[A-Z]{3,}(?:-[A-Z]+)*(?![a-z])/g, (letters) =>
    letters.replaceAll(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? ''),
  );

/** The first of several numbers, without what stands around it. */
function firstNumber(text: string): string {
  const [first = '', ...others] = text.split('/');
  let number = first;
  for (const part of others) {
    if (isAnother(digitsOf(number), part)) break;
    number += ` ${part}`;
  }
  const runs: string[] = number.match(RUN) ?? [];
  return runs.find((run) => digitsOf(run).length >= WHOLE) ?? runs[0] ?? '';
}

/** Without the zero that is dialled within the country only. Italian numbers keep theirs. */
const withoutTrunkZero = (number: string) =>
  /^\(?(?:\+|00)\)?\s*39\b/.test(number) ? number : number.replace(/[([]\s*0\s*[)\]]/, '');

/**
 * The `tel:` address of a telephone number as people write it: with spaces, brackets, `(0)` after the code of a country,
 * an extension, letters, or digits of another script. Of several numbers it is the first. `undefined` without a digit.
 */
export function phoneHref(phone: string): string | undefined {
  const text = withoutLetters(plain(phone));
  const extension = EXTENSION.exec(text);
  const number = firstNumber(extension ? text.slice(0, extension.index) : text);
  const isGlobal = /^\(*(?:\+|00)/.test(number);
  const digits = digitsOf(isGlobal ? withoutTrunkZero(number) : number);
  if (digits === '') return undefined;
  const global = isGlobal ? `+${digits.replace(/^00/, '')}` : digits;
  return `tel:${global}${extension ? `;ext=${extension[1]}` : ''}`;
}
