import { createContext, useContext } from 'react';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { siteFields } from '../../../content-model/src/site-facts.ts';
import type { Words } from '../../../words/admin-words.ts';
import { argumentsOf, messageOf } from '../../../words/message.ts';
import { hasWords, wordsOf } from '../../../words/words.ts';

export type { Words } from '../../../words/admin-words.ts';

/** The code of a language of the admin. */
export type Language = 'en' | 'de';

/** The admin's language for this content: the site's language if the admin has it, else English. */
export function languageOf({ files }: Pick<ContentFiles, 'files'>): Language {
  const tag = valueAt(siteFields(files), ['language']);
  const [code = ''] = typeof tag === 'string' ? tag.toLowerCase().split('-') : [];
  return hasWords('admin', code) ? (code as Language) : 'en';
}

/** A tree of messages, in which a message with arguments is a function. */
function compiled(tree: unknown, language: string): unknown {
  if (typeof tree === 'string') {
    // Most messages are plain texts, which need no parser.
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

/** The words of the admin in a language: texts, and functions for messages with arguments. */
export function wordsIn(language: string): Words {
  const words = made.get(language) ?? (compiled(wordsOf('admin', language), language) as Words);
  made.set(language, words);
  return words;
}

/** The language of the page that is rendered. */
export const LanguageContext = createContext<Language>('en');

/** The language of the page, for a component in it. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of the page, for a component in it. */
export const useWords = (): Words => wordsIn(useLanguage());

/** The name of a language in another language. @param code such as `fr` */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
