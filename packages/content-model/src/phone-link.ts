/** The fewest digits of a whole number: fewer before a slash are an area code. */
const WHOLE = 5;

/** The digit that a letter stands for on a telephone, from A. */
const KEYS = '22233344455566677778889999';

const EXTENSION =
  /(?:;\s*ext\s*=|#|(?<!\p{L})(?:ext(?:ension|n)?|x|durchwahl|dw|poste|ramal|anexo|interno|int|toestel|wew|dahili|доб|שלוחה|تحويلة|内線|分机|转)(?!\p{L})\.?:?)\s*[-–]?\s*(\d{1,6})/iu;

/** A single number: digits with spaces, brackets, dots and hyphens between them. */
const RUN = /[+(]*\d(?:[\s()[\].‐‑–+-]*\d)*/gu;

/** Whether the digits after a slash are another number, and not the rest of the number before it. */
const isAnother = (before: string, after: string) =>
  before.length >= WHOLE && (before.length > WHOLE + 1 || /^\s*[(+]*0|^\s*\+/.test(after));

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The digits of any script as ASCII ones, full-width signs as usual ones, and one plus sign directly before its digits. */
function plain(text: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let value = 0;
      while (value < 9 && isDigit(code - value - 1)) value += 1;
      return `${value}`;
    })
    .replaceAll(/\+[+\s]+(?=[\d(])/g, '+');
}

/** The letters of `1-800-555-CALL`, and letters behind a prefix such as `1 800`, also with a space between them. */
const LETTERS =
  /(?<=\d-?)[A-Z]{3,}(?:-[A-Z]+)*(?![a-z])|(?<=^[+(]*(?:\d[\s().-]*){3,5})[A-Z]{2,}(?:[\s-][A-Z]+)*(?![a-z])/g;

/** A number such as `0800-FLOWERS` with a digit in place of each letter. */
const withoutLetters = (text: string) =>
  text.replaceAll(LETTERS, (letters) =>
    letters.replaceAll(/[A-Z]/g, (letter) => KEYS[letter.charCodeAt(0) - 65] ?? ''),
  );

/** Hours in brackets, such as `(24h)` and `(24/7)`. */
const HOURS = /\(\d{1,2}(?:\/7|[^)]*\p{L}[^)]*)\)/gu;

/** The first of several numbers, without the text around it. */
function firstNumber(text: string): string {
  const [first = '', ...others] = text.replace(HOURS, '').split('/');
  let number = first;
  for (const part of others) {
    if (isAnother(digitsOf(number), part)) break;
    number += ` ${part}`;
  }
  const runs: string[] = number.match(RUN) ?? [];
  return runs.find((run) => digitsOf(run).length >= WHOLE) ?? runs[0] ?? '';
}

/** The codes of countries whose numbers keep their first zero abroad: Italy, San Marino, Ivory Coast, Benin, Congo. */
const KEEPS_ZERO = /^\(?(?:\+|00)\)?\s*(?:39|37[89]|225|229|242)\b/;

/** The zero behind the code of a country, as in `+49 (0)30`, `+49 (030)`, `+49 030` and `+49 0 30`. */
const TRUNK_ZERO =
  /[([]\s*0\s*[)\]]|(?<=^\(?(?:\+|00)\)?\s*[1-9]\d{0,2}\)?[\s().-]+)0(?=[\s.-]*\d)/;

/** Without the zero that is dialled within the country only. */
const withoutTrunkZero = (number: string) =>
  KEEPS_ZERO.test(number) ? number : number.replace(TRUNK_ZERO, '');

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
