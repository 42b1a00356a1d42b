import { page } from '../pages/layout.ts';
import type { Route } from '../server/route.ts';
import { overview } from './overview.ts';
import { overviewWords } from './words.ts';

/** The first page. */
export const overviewRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/',
    async answer(request) {
      const [content, language] = [await request.content(), await request.language()];
      return { body: page(overviewWords[language].title, overview(content, language), language) };
    },
  },
];
