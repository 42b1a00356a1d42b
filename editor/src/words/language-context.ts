import { createContext, useContext } from 'react';
import type { Language } from '../languages.ts';
import { type Words, wordsIn } from './words.ts';

/** The language of the page that is rendered. */
export const LanguageContext = createContext<Language>('en');

/** The language of the page, for a component in it. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of the page, for a component in it. */
export const useWords = (): Words => wordsIn(useLanguage());
