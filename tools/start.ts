// npm start: builds the site when its sources changed, then serves site and mail gateway from one process, and
// with ADMIN_EMAILS the admin at /admin from another.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { today } from '../content-model/src/today.ts';
import { contentFolder } from '../content-store/src/folder.ts';
import { buildSiteIfChanged, SITE_DIR } from '../harness/build-site.ts';
import { gatewayFlags, gatewayProgram } from '../harness/gateway-program.ts';
import { codeFile } from '../harness/root.ts';
import { runProgram } from '../harness/run-program.ts';
import { isPublished, withPublishedContent } from './lib/published-content.ts';

/** Node's flags for the admin: pictures and previews must not take the memory that messages need. */
const adminFlags = ['--max-old-space-size=512'];

/** An admin that cannot start must not keep the machine busy. */
const ADMIN_RESTART_MS = 5000;

/** Builds the published content: a restart must not put more online. */
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

/** How often the gateway looks whether a new day has begun, in milliseconds. */
const DAY_CHECK_MS = 10 * 60 * 1000;

/** Builds the site again on each day on which a page comes online or goes, such as a post with a later date. */
function followDays(): void {
  let day = today();
  const check = async () => {
    if (today() === day) return;
    day = today();
    await (isPublished() ? buildPublished() : buildSiteIfChanged());
  };
  setInterval(() => void check(), DAY_CHECK_MS).unref();
}

/** Runs the admin at /admin in a process of its own, and starts it again when it ends. */
async function keepAdminRunning(): Promise<never> {
  for (;;) {
    await runProgram('node', [...adminFlags, codeFile('tools/admin'), 'serve']);
    await wait(ADMIN_RESTART_MS);
  }
}

const code = isPublished() ? await buildPublished() : await buildSiteIfChanged();
if (code === 0) {
  if (process.env['ADMIN_EMAILS']) void keepAdminRunning();
  followDays();
  process.exitCode = await runProgram('node', [...gatewayFlags, gatewayProgram]);
  // The admin ends with the gateway.
  process.emit('SIGTERM');
  process.exit();
}
process.exitCode = code;
