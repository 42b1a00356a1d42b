/**
 * A finding of the check, and how the owner reads it; `$1` stands for what the pattern caught. English
 * is left out where the check says it plainly.
 */
export type Rule = readonly [pattern: RegExp, words: { en?: string; de: string }];
