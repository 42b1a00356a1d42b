/** The fewest words of a text that is the same in two languages by mistake only. */
const SENTENCE = 5;

/** The fewest words of a text that is nearly the same by mistake only, and how many of ten are those of the source. */
const LONG = { words: 8, same: 9 };

/** The fewest words without a capital of a text that is no name. */
const NO_NAME = 4;

/** Scripts whose code stands for several. */
const SEVERAL: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
};

/** The words of a text: without addresses, and without variables such as `{brand}`. */
function wordsOf(text: string, language: string): string[] {
  const plain = text.replaceAll(/\{[^{}]*\}|\]\([^)]*\)|\S+[@/]\S+/g, ' ');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(plain);
  return [...segments].map(({ segment }) => segment).filter((word) => /\p{L}/u.test(word));
}

const isName = (word: string) => /^\p{Lu}/u.test(word);

function isInScriptOf(text: string, language: string): boolean {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return new RegExp(`[${SEVERAL[script] ?? `\\p{Script=${script}}`}]`, 'u').test(text);
}

/**
 * Whether a text of a translation is still in another language: a sentence of the source, even where a word of that was
 * changed since, or a sentence without a letter of the script. Names, and a few words, may be the same.
 *
 * @param sources texts of the first language that it may be a copy of
 * @param languages of the translation and of the source, such as `pt-PT`
 */
export function isUntranslated(
  text: string,
  sources: readonly string[],
  [language, first]: readonly [string, string],
): boolean {
  const words = wordsOf(text, language);
  const common = words.filter((word) => !isName(word));
  if (common.length >= NO_NAME && !isInScriptOf(text, language)) return true;
  if (language.split('-')[0] === first.split('-')[0]) return false;
  return sources.some((source) => {
    if (source.trim() === text.trim()) return words.length >= SENTENCE;
    const said = new Set(wordsOf(source, first));
    const same = common.filter((word) => said.has(word)).length;
    return common.length >= LONG.words && same * 10 >= common.length * LONG.same;
  });
}
