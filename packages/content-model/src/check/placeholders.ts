/** Begins a text of a blank start, or of a translation, that waits to be written. */
export const DRAFT_MARK = '···';

const PLACEHOLDERS = [
  // A draft mark that was typed into.
  /^\s*(?:#+ )?(?:··(?!·)|·[^·\s]{1,20}··?(?=\s|$))[^·\s]*·?/m,
  /lorem ipsum[^.,;]{0,20}/i,
  // Upper case only: a to-do list is an ordinary thing, and "todo" a word in other languages.
  /\b(?:TODO|FIXME)\b/,
  // Not behind another word in capitals: "WHAT TO DO NEXT" is a heading.
  /(?<!\p{Lu}{2,}\s+)\bTO DO\b/u,
  /\bplaceholder\b/i,
  /\bT\.?B\.?D\b/i,
  /(?<!\p{L})X{3,}(?!\p{L})/iu,
  /_{3,}/,
  /<\s*(?:insert|your)\b[^>\n]*>/i,
  /\{\{[^}]*\}\}/,
  // Two hexadecimal digits are a letter in a web address: %C3%A9.
  /%(?![\dA-F]{2}%)[A-Z][A-Z\d_]*%/,
  /(?<![\p{L}\d])\$\{?[A-Z][A-Z\d_]+\}?/u,
  /(?<![\w.+-])your(?:[._-]?(?:name|e?-?mail|address|company|agency|brand|business))*@[\w.-]*\w/i,
  /(?<![\w.+-])[\w.+-]+@(?:(?:your|our|my)?[._-]?(?:domain|company|agency|website)|your)\.\w+/i,
  /(?<![\w.+-])name@[\w-]*domain\.\w+/i,
];

const BRACKETS = /\[+([^[\]\n]*\p{L}[^[\]\n]*)\]+/gu;

/** The characters after `[a link]` in `[a link](/contact)` and in `[a link]: /contact`. */
const LINK_TARGET = /^(?:\(|:\s*(?:<|[/#]|https?:|mailto:|tel:))/;

/** Words in square brackets that are neither a Markdown link nor `[sic]`. */
function bracketedWords(text: string, links: readonly string[]): string | undefined {
  const isLink = (words = '') => links.includes(words.trim().toLowerCase());
  const match = [...text.matchAll(BRACKETS)].find(({ index, 0: whole, 1: words = '' }) => {
    const after = text.slice(index + whole.length);
    return (
      !/^\s*sic\s*!?\s*$/i.test(words) &&
      !isLink(words) &&
      !isLink(/^\[(.*?)\]/.exec(after)?.[1]) &&
      !LINK_TARGET.test(after)
    );
  });
  return match?.[0];
}

/**
 * The first part of a text that somebody meant to replace, or undefined.
 *
 * @param links the lower-case names of the links that the same Markdown defines, such as `rights` for
 *   `[your rights][rights]`
 */
export function findPlaceholder(text: string, links: readonly string[] = []): string | undefined {
  for (const pattern of PLACEHOLDERS) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return bracketedWords(text, links);
}

const VARIABLE = /\{\s*([\p{L}_][\p{L}\p{N}_ .-]*?)\s*\}/gu;

/** The names of the `{variables}` in a text. */
export const variablesIn = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map((match) => match[1] ?? '');

const VARIABLE_AND_STOP = new RegExp(String.raw`(${VARIABLE.source})(\.(?!\.))?`, 'gu');

/**
 * The text with every variable of `values` replaced; other variables stay. After a value that ends with a full stop,
 * such as `Maré Ltda.`, the full stop of the sentence is left out.
 */
export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(VARIABLE_AND_STOP, (whole, _, name: string, stop = '') => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return value.endsWith('.') ? value : value + stop;
  });
