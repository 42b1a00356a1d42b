declare module 'hyphen' {
  /** The hyphenation patterns of a language. */
  export type Patterns = { readonly brand: unique symbol };
  export default function createHyphenator(
    patterns: Patterns,
    options: { hyphenChar: string; minWordLength?: number },
  ): (text: string) => string;
}
