import type { Translations } from '../languages.ts';

type SearchWords = {
  title: string;
  label: string;
  search: string;
  found: (count: number, query: string) => string;
};

export const searchWords: Translations<SearchWords> = {
  en: {
    title: 'Search',
    label: 'Words that stand somewhere on the site',
    search: 'Search',
    found: (count, query) => {
      if (count === 0) return `“${query}” stands nowhere.`;
      return count === 1
        ? `“${query}” stands in one place.`
        : `“${query}” stands in ${count} places.`;
    },
  },
  de: {
    title: 'Suche',
    label: 'Wörter, die irgendwo auf der Website stehen',
    search: 'Suchen',
    found: (count, query) => {
      if (count === 0) return `„${query}“ kommt nirgends vor.`;
      return count === 1
        ? `„${query}“ kommt an einer Stelle vor.`
        : `„${query}“ kommt an ${count} Stellen vor.`;
    },
  },
};
