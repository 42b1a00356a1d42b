import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../http/app-options.ts';
import { readerOfFiles } from '../http/changing-file.ts';
import { API_PATH } from '../http/origins.ts';
import { languageOfAddress } from '../http/site-languages.ts';
import { pageFile } from '../http/site-pages.ts';
import { dayIn } from '../time.ts';
import { pageViewOf } from './page-view.ts';

/** The pages that a browser without script shows after a form was sent: nobody opened them. */
const ANSWERS_OF_FORM = /\/message-(?:not-)?sent$/;

const readHasForm = readerOfFiles((html) => html.includes(`${API_PATH}send-form`));

function hasForm(file: string | undefined): boolean {
  try {
    return file !== undefined && readHasForm(file) === true;
  } catch {
    // The file is being replaced.
    return false;
  }
}

/** Counts the pages of the site that people see, after each answer. */
export function countViews(
  app: FastifyInstance,
  { settings, views, now }: Pick<AppOptions, 'settings' | 'views' | 'now'>,
): void {
  const { BASE_PATH, SITE_DIR: folder, SITE_URL, TZ } = settings;
  if (!views || folder === null) {
    return;
  }
  const dayOf = dayIn(TZ);
  const siteHosts = SITE_URL === null ? [] : [new URL(SITE_URL).host];
  const below = (page: string) => page.slice(BASE_PATH.length);

  /** The page from which a link led to a page with a form. */
  const pageBeforeForm = (previous: string | undefined, page: string) => {
    const isPage = previous?.startsWith(BASE_PATH) && pageFile(folder, below(previous));
    const isBefore = isPage && previous !== page && hasForm(pageFile(folder, below(page)));
    return isBefore ? previous : undefined;
  };

  app.addHook('onResponse', async (request, reply) => {
    const { headers, host, method, sitePage: page, url } = request;
    if (page === null || ANSWERS_OF_FORM.test(page)) {
      return;
    }
    const hosts = [host, ...siteHosts];
    const view = pageViewOf({ method, url, headers, hosts, status: reply.statusCode });
    if (view !== null) {
      views.count({
        ...view,
        day: dayOf(now()),
        page,
        language: languageOfAddress(folder, below(page)),
        toFormFrom: pageBeforeForm(view.previous, page),
      });
    }
  });
}
