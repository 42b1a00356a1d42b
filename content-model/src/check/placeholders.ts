const PLACEHOLDERS = [
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

/** Words in square brackets, in as many as there are. */
const BRACKETS = /\[+([^[\]\n]*\p{L}[^[\]\n]*)\]+/gu;

/** `[a link](/contact)`, or where such a link goes: `[a link]: /contact`. */
const LINK_AFTER = /^(?:\(|:\s*(?:<|[/#]|https?:|mailto:|tel:))/;

/** Words in square brackets that are neither a link of Markdown nor a remark such as `[sic]`. */
function inBrackets(text: string, links: readonly string[]): string | undefined {
  const isLink = (words = '') => links.includes(words.trim().toLowerCase());
  const match = [...text.matchAll(BRACKETS)].find(({ index, 0: whole, 1: words = '' }) => {
    const after = text.slice(index + whole.length);
    const isRemark = /^\s*sic\s*!?\s*$/i.test(words);
    return (
      !isRemark &&
      !isLink(words) &&
      !isLink(/^\[(.*?)\]/.exec(after)?.[1]) &&
      !LINK_AFTER.test(after)
    );
  });
  return match?.[0];
}

/** A name in braces: what the site fills in. */
const TOKEN = /\{\s*([\p{L}_][\p{L}\p{N}_ .-]*?)\s*\}/gu;

/**
 * The first piece of a text that somebody meant to replace, or undefined.
 *
 * @param links the names, in small letters, that stand for the address of a link elsewhere in the
 *   same Markdown: `[your rights][rights]`
 */
export function findPlaceholder(text: string, links: readonly string[] = []): string | undefined {
  for (const pattern of PLACEHOLDERS) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return inBrackets(text, links);
}

/** The names that stand in braces in a text. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(TOKEN)].map((match) => match[1] ?? '');

/** The text with every `{name}` of `values` replaced; other names stay as they are. */
export const fillTokens = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(TOKEN, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
