import type { Translations } from '../languages.ts';

const en = {
  title: 'Search',
  label: 'Words that stand somewhere on the site',
  search: 'Search',
  found: (count: number, query: string) => {
    if (count === 0) return `“${query}” stands nowhere.`;
    return count === 1
      ? `“${query}” stands in one place.`
      : `“${query}” stands in ${count} places.`;
  },
};

const de: typeof en = {
  title: 'Suche',
  label: 'Wörter, die irgendwo auf der Website stehen',
  search: 'Suchen',
  found: (count, query) => {
    if (count === 0) return `„${query}“ kommt nirgends vor.`;
    return count === 1
      ? `„${query}“ kommt an einer Stelle vor.`
      : `„${query}“ kommt an ${count} Stellen vor.`;
  },
};

export const searchWords: Translations<typeof en> = { en, de };
