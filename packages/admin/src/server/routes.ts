import { entryRoutes } from '../edit/entry-routes.ts';
import { writersRoutes } from '../edit/writers-routes.ts';
import { figuresRoutes } from '../figures/figures-routes.tsx';
import { historyRoutes } from '../history/history-routes.tsx';
import { inboxRoutes } from '../inbox/inbox-routes.tsx';
import { listRoutes } from '../lists/list-routes.tsx';
import { overviewRoutes } from '../overview/overview-routes.tsx';
import { pageListRoutes } from '../page-list/page-list-routes.tsx';
import { peopleRoutes } from '../people/people-routes.tsx';
import { pictureRoutes } from '../pictures/picture-routes.ts';
import { previewRoutes } from '../preview/preview-routes.ts';
import { publishRoutes } from '../publish/publish-routes.tsx';
import type { Route } from '../request/route.ts';
import { searchRoutes } from '../search/search-routes.tsx';
import { translationRoutes } from '../translations/translation-routes.tsx';
import { waitingRoutes } from '../walk/waiting-routes.tsx';
import { fileRoutes } from './file-routes.ts';

/** Every route of the admin; each feature has its own. */
export const routes: readonly Route[] = [
  ...fileRoutes,
  ...overviewRoutes,
  ...inboxRoutes,
  ...figuresRoutes,
  ...entryRoutes,
  ...writersRoutes,
  ...listRoutes,
  ...peopleRoutes,
  ...pageListRoutes,
  ...pictureRoutes,
  ...previewRoutes,
  ...publishRoutes,
  ...historyRoutes,
  ...searchRoutes,
  ...waitingRoutes,
  ...translationRoutes,
];
