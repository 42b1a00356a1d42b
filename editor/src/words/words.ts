import type { Words } from '../../../words/editor-words.ts';
import { argumentsOf, messageOf } from '../../../words/message.ts';
import { wordsOf } from '../../../words/words.ts';

export type { Words } from '../../../words/editor-words.ts';

/** A tree of messages as texts, and as functions where they have arguments. */
function compiled(tree: unknown, language: string): unknown {
  if (typeof tree === 'string') {
    // Most messages are plain texts: these need no parser.
    if (!/[{']/.test(tree)) return tree;
    const message = messageOf(tree, language);
    return argumentsOf(tree, language).length > 0 ? message : message({});
  }
  if (Array.isArray(tree)) return tree.map((each) => compiled(each, language));
  return Object.fromEntries(
    Object.entries(Object(tree)).map(([key, each]) => [key, compiled(each, language)]),
  );
}

const made = new Map<string, Words>();

/** The words of the editor in a language: texts, and functions where a message has arguments. */
export function wordsIn(language: string): Words {
  const words = made.get(language) ?? (compiled(wordsOf('editor', language), language) as Words);
  made.set(language, words);
  return words;
}
