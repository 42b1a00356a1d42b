// npm run admin: the admin at /admin, where the people in ADMIN_EMAILS edit the site from anywhere.
import { chmodSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { register } from 'tsx/esm/api';
import { contentFolder, readFolder, SAMPLE_FOLDER } from '../content-store/src/folder.ts';
import { BUILT_PATH } from '../editor/src/server/draft-pages.ts';
import { DraftSite } from '../harness/draft-site.ts';
import { root } from '../harness/root.ts';
import { createDraftLinks } from '../mail-gateway/src/admin/draft-links.ts';
import { personOf } from '../mail-gateway/src/admin/people.ts';
import { may } from '../mail-gateway/src/admin/rights.ts';
import { createSessions } from '../mail-gateway/src/admin/sessions.ts';
import { invite, LINK_MINUTES } from '../mail-gateway/src/admin/sign-in-links.ts';
import { readSettings, type Settings, SettingsError } from '../mail-gateway/src/settings.ts';
import { openStore } from '../mail-gateway/src/store/open.ts';
import { capturedBuild } from './lib/captured-build.ts';

const usage = `npm run admin -- invite ADDRESS   prints a link with which one of ADMIN_EMAILS signs in
npm run admin -- room             runs the admin behind the gateway's /admin, as npm start does`;

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function settingsOrFail(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}

async function printInvitation(email: string, settings: Settings): Promise<void> {
  const store = await openStore(settings.DATABASE_URL);
  const link = await invite(email, { settings, store, now: Date.now() });
  await store.close();
  if (!link) fail(`${email} is none of ADMIN_EMAILS: add it in .env, and start the gateway again.`);
  console.log(`${link}\nIt works once, within ${LINK_MINUTES} minutes.`);
}

/** Listens on a socket that the user of this process and its group can open: the gateway may be another user. */
async function runAdmin(settings: Settings): Promise<void> {
  const { ADMIN_EMAILS, ADMIN_SOCKET, DATABASE_URL, SITE_URL } = settings;
  // Pictures and builds wait for messages, and not the other way round.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Node by itself cannot load files with JSX.
  register();
  const { onlineEditor } = await import('../editor/src/server/online-editor.ts');
  const folder = contentFolder();
  const site = new DraftSite(folder, join(dirname(ADMIN_SOCKET), 'draft-site'), `${BUILT_PATH}/`);
  const store = await openStore(DATABASE_URL, { mayBeAway: true });
  const door = { settings, store, now: Date.now };
  const app = await onlineEditor({
    folder,
    visitorOf: createSessions(door).visitorOf,
    draft: {
      folder: site.folder,
      links: createDraftLinks(door),
      siteAt: (address) => site.at(address),
    },
    report: console.log,
    messages: store,
    mayPublish: (email) => {
      const person = personOf(ADMIN_EMAILS, email);
      return person !== undefined && may(person.role, 'publish');
    },
    build: capturedBuild,
    isServedHere: folder === join(root, 'content'),
    isSample: folder === SAMPLE_FOLDER,
    ...(SITE_URL !== null && { siteUrl: SITE_URL, sample: readFolder(SAMPLE_FOLDER).files }),
  });
  // A process that was killed leaves its socket behind.
  rmSync(ADMIN_SOCKET, { force: true });
  await app.listen({ path: ADMIN_SOCKET });
  chmodSync(ADMIN_SOCKET, 0o660);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit()));
  }
}

const [command, address] = process.argv.slice(2);
if (command === 'invite' && address) {
  await printInvitation(address, settingsOrFail());
} else if (command === 'room') {
  await runAdmin(settingsOrFail());
} else {
  (command === '--help' ? console.log : fail)(usage);
}
