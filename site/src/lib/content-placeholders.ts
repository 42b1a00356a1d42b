const PLACEHOLDERS = [
  /lorem ipsum[^.,;]{0,20}/i,
  // Upper case only: a to-do list is an ordinary thing, and "todo" a word in other languages.
  /\b(?:TODO|TBD|FIXME)\b/,
  // Square brackets that go on with `(` or `[` or `:` are a link of Markdown: [your rights](#rights).
  /\[\s*(?:your|insert)\b[^\]\n]*\](?![([:])/i,
  /<\s*(?:insert|your)\b[^>\n]*>/i,
  /\{\{[^}]*\}\}/,
];

/** A name in braces: what the site fills in. */
const TOKEN = /\{\s*([\p{L}_][\p{L}\p{N}_ .-]*?)\s*\}/gu;

/** The first piece of a text that somebody meant to replace, or undefined. */
export function findPlaceholder(text: string): string | undefined {
  for (const pattern of PLACEHOLDERS) {
    const match = pattern.exec(text);
    if (match) return match[0].trim();
  }
  return undefined;
}

/** The names that stand in braces in a text. */
export const tokensIn = (text: string): string[] =>
  [...text.matchAll(TOKEN)].map((match) => match[1] ?? '');

/** The text with every `{name}` of `values` replaced; other names stay as they are. */
export const fillTokens = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(TOKEN, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
