// npm start: builds the site when its sources changed, then serves site and mail gateway from one process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../content-store/src/folder.ts';
import { buildSiteIfChanged, SITE_DIR } from '../harness/build-site.ts';
import { gatewayFlags, gatewayProgram } from '../harness/gateway-program.ts';
import { runProgram } from '../harness/run-program.ts';
import { isPublished, withPublishedContent } from './lib/published-content.ts';

/** Builds what the owner published here: a restart must not put more online. */
async function buildPublished(): Promise<number> {
  const code = await withPublishedContent(contentFolder(), (content) => {
    if (content !== contentFolder()) {
      console.log(
        'The content has changes that are not published, and visitors do not see them: publish them in the editor. `npm run build` builds the site with them.',
      );
    }
    return buildSiteIfChanged(content);
  });
  if (code !== undefined) return code;
  if (!existsSync(join(SITE_DIR, 'index.html'))) return buildSiteIfChanged();
  console.log(
    'The site is served as it was published. `npm run build` builds it from what is saved.',
  );
  return 0;
}

const code = isPublished() ? await buildPublished() : await buildSiteIfChanged();
process.exitCode = code === 0 ? await runProgram('node', [...gatewayFlags, gatewayProgram]) : code;
