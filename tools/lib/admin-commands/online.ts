import { chmodSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { BUILT_PATH } from '../../../packages/admin/src/server/draft-pages.ts';
import { onlineAdmin } from '../../../packages/admin/src/server/online-admin.ts';
import {
  contentFolder,
  SAMPLE_FOLDER,
  sampleBeside,
} from '../../../packages/content-store/src/folder.ts';
import { DraftSite } from '../../../packages/harness/draft-site.ts';
import { projectRoot } from '../../../packages/harness/root.ts';
import { createDraftLinks } from '../../../packages/mail-gateway/src/sign-in/draft-links.ts';
import { hasRightIn } from '../../../packages/mail-gateway/src/sign-in/listed-people.ts';
import { createSessions } from '../../../packages/mail-gateway/src/sign-in/sessions.ts';
import { openStore } from '../../../packages/mail-gateway/src/store/open.ts';
import { typefaceFiles } from '../../../site/src/theme/typeface-files.ts';
import { buildForVisitors } from '../build-published.ts';
import { capturedBuild } from '../captured-build.ts';
import { followDays } from '../follow-days.ts';
import { gatewaySettings } from './gateway-settings.ts';

/**
 * Runs the admin online, where the people in ADMIN_EMAILS edit the site from anywhere. It listens on a socket that the
 * user of this process and its group can open: the gateway, which serves it at /admin, may be another user.
 */
export async function runOnlineAdmin(): Promise<void> {
  const settings = gatewaySettings();
  const { ADMIN_SOCKET, DATABASE_URL, SITE_URL } = settings;
  // Messages come first: pictures and builds run at a lower priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const folder = contentFolder();
  const site = new DraftSite(folder, join(dirname(ADMIN_SOCKET), 'draft-site'), `${BUILT_PATH}/`);
  const store = await openStore(DATABASE_URL, { mayBeAway: true });
  const access = { settings, store, now: Date.now };
  const app = await onlineAdmin({
    folder,
    visitorOf: createSessions(access).visitorOf,
    draft: {
      folder: site.folder,
      links: createDraftLinks(access),
      siteAt: (address) => site.at(address),
    },
    report: console.log,
    messages: store,
    people: { ...access, isMailed: settings.SMTP_URL !== null },
    isCounting: settings.FIGURES === 'on',
    mayPublish: hasRightIn(access, 'publish'),
    build: capturedBuild,
    typefaces: typefaceFiles,
    isServedHere: folder === join(projectRoot, 'content'),
    isSample: folder === SAMPLE_FOLDER,
    sample: sampleBeside(folder),
    ...(SITE_URL !== null && { siteUrl: SITE_URL }),
  });
  // A process that was killed leaves its socket behind.
  rmSync(ADMIN_SOCKET, { force: true });
  await app.listen({ path: ADMIN_SOCKET });
  chmodSync(ADMIN_SOCKET, 0o660);
  followDays(buildForVisitors);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit()));
  }
}
