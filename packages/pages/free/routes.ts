import { prepareStory } from '../../../site/src/components/Story/prepare.ts';
import { pageRoute, type RoutesOf } from '../../../site/src/layouts/page-route.ts';
import { FreePage } from './FreePage.tsx';

export const routes: RoutesOf = (language) =>
  language.content.documents.free.map((page) =>
    pageRoute({
      ...page,
      title: `${page.title} · ${language.content.site.brand}`,
      Component: FreePage,
      prepare: async () => ({ ...page, blocks: await prepareStory(page.blocks) }),
    }),
  );
