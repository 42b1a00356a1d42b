import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../packages/content-store/src/folder.ts';
import { BUILD_LOCK, buildSiteIfChanged, SITE_DIR } from '../../packages/harness/build-site.ts';
import { inTurn } from '../../packages/harness/in-turn.ts';
import { isPublished, withPublishedContent } from './published-content.ts';

/**
 * Builds what visitors see, if it changed: the published content, so that nothing that is only saved goes online, or the
 * folder where nothing was published on this machine.
 *
 * @returns the exit code
 */
export const buildForVisitors = (): Promise<number> =>
  inTurn(BUILD_LOCK, () => (isPublished() ? buildPublished() : buildSiteIfChanged()));

async function buildPublished(): Promise<number> {
  const code = await withPublishedContent(contentFolder(), (content) => {
    if (content !== contentFolder()) {
      console.log(
        'The content has changes that are not published, and visitors do not see them: publish them in the editor. `npm run build` builds the site with them.',
      );
    }
    return buildSiteIfChanged({ content });
  });
  if (code !== undefined) return code;
  if (!existsSync(join(SITE_DIR, 'index.html'))) return buildSiteIfChanged();
  console.log(
    'The site is served as it was published. `npm run build` builds it from what is saved.',
  );
  return 0;
}
