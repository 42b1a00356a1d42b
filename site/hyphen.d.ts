declare module 'hyphen' {
  /** Where the words of a language may be divided. */
  export type Patterns = { readonly brand: unique symbol };
  export default function createHyphenator(
    patterns: Patterns,
    options: { hyphenChar: string; minWordLength?: number },
  ): (text: string) => string;
}
