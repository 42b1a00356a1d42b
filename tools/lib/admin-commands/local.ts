import { localAdmin } from '../../../packages/admin/src/server/local-admin.ts';
import { typefacesOf } from '../../../packages/content-model/src/schemas/theme.ts';
import { readContent } from '../../../packages/content-store/src/content.ts';
import {
  contentFolder,
  readTheme,
  SAMPLE_FOLDER,
  sampleBeside,
} from '../../../packages/content-store/src/folder.ts';
import { checkSettings } from '../../../packages/harness/check-settings.ts';
import { PreviewSite } from '../../../packages/harness/preview-site.ts';
import { readSettings } from '../../../packages/mail-gateway/src/settings.ts';
import type { PeopleAccess } from '../../../packages/mail-gateway/src/sign-in/invitations.ts';
import { hasRightIn } from '../../../packages/mail-gateway/src/sign-in/listed-people.ts';
import { openStoreIfThere } from '../../../packages/mail-gateway/src/store/open.ts';
import type { Store } from '../../../packages/mail-gateway/src/store/store.ts';
import { typefaceFiles } from '../../../site/src/theme/typeface-files.ts';
import { capturedBuild } from '../captured-build.ts';
import { reasonOf } from '../command-line.ts';
import { fail } from '../fail.ts';
import { openBrowser } from '../open-browser.ts';

/** The port of the admin unless ADMIN_PORT names another or another program listens there. */
const USUAL_PORT = 4322;

/** Listens on this machine only. @returns the port, or undefined if it is taken */
async function listen(
  app: Awaited<ReturnType<typeof localAdmin>>,
  port: number,
): Promise<number | undefined> {
  try {
    return Number(new URL(await app.listen({ host: '127.0.0.1', port })).port);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** The port of ADMIN_PORT; ends the command where it is no port. */
function portOf(setting: string | undefined): number {
  const port = Number(setting ?? USUAL_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`ADMIN_PORT must be a number from 0 to 65535, got "${setting}".`);
  }
  return port;
}

/** Whether the admin of this content answers at an address, and not another program or the admin of another agency. */
async function isRunningAt(url: string): Promise<boolean> {
  const answer = await fetch(`${url}session`, { signal: AbortSignal.timeout(2000) }).catch(
    () => {},
  );
  return (await answer?.text()) === contentFolder();
}

interface MessagesHere {
  messages?: Store;
  /** Whether the gateway counts views. */
  isCounting?: boolean;
}

/** The enquiries and figures of a gateway on this computer, if it has stored any. */
async function messagesHere(): Promise<MessagesHere> {
  try {
    const { DATABASE_URL, FIGURES } = readSettings({
      DATABASE_URL: process.env['DATABASE_URL'],
      FIGURES: process.env['FIGURES'],
    });
    const messages = await openStoreIfThere(DATABASE_URL);
    return { ...(messages && { messages }), isCounting: FIGURES === 'on' };
  } catch (error) {
    console.error(`The enquiries cannot be shown. ${reasonOf(error)}`);
    return {};
  }
}

/** The people of the admin online, if this computer has its settings. No gateway may run here to mail their links. */
function peopleHere(store: Store | undefined): PeopleAccess | undefined {
  try {
    const settings = readSettings(process.env);
    const isOnline = store && settings.ADMIN_EMAILS.length > 0;
    return isOnline ? { settings, store, now: Date.now, isMailed: false } : undefined;
  } catch {
    // The gateway names wrong settings at its start.
    return undefined;
  }
}

/** Prints reports of the admin. After a change of typefaces, restarts the page, which cuts typefaces at its start. */
function reporter(site: PreviewSite) {
  const typefaces = () => JSON.stringify(typefacesOf(readTheme(contentFolder())));
  let shown = typefaces();
  return (text: string) => {
    console.log(text);
    if (typefaces() === shown) return;
    shown = typefaces();
    void site.restart();
  };
}

async function createAdmin(site: PreviewSite) {
  const { messages, isCounting } = await messagesHere();
  const people = peopleHere(messages);
  const { SITE_URL = '', BASE_PATH = '/' } = process.env;
  return localAdmin({
    folder: contentFolder(),
    report: reporter(site),
    site,
    session: contentFolder(),
    build: capturedBuild,
    typefaces: typefaceFiles,
    isSample: contentFolder() === SAMPLE_FOLDER,
    sample: sampleBeside(contentFolder()),
    ...(messages && { messages }),
    ...(people && { people, mayPublish: hasRightIn(people, 'publish') }),
    ...(isCounting !== undefined && { isCounting }),
    ...(URL.canParse(BASE_PATH, SITE_URL) && { siteUrl: new URL(BASE_PATH, SITE_URL).href }),
  });
}

/** Ends the admin and its page once, by whichever signal comes first. */
function endOnSignals(stop: () => Promise<unknown>): void {
  let isEnding = false;
  const end = async () => {
    // Ctrl+C comes from the terminal and from the program that started this one.
    if (isEnding) return;
    isEnding = true;
    await stop();
    process.exit();
  };
  // SIGHUP comes when the terminal is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** Runs the owner's admin in the browser of this machine, with the site beside its forms. */
export async function runLocalAdmin(options: { opensBrowser: boolean }): Promise<void> {
  const show = options.opensBrowser ? openBrowser : () => {};
  const setting = process.env['ADMIN_PORT'];
  const port = portOf(setting);
  const usualUrl = `http://localhost:${port}/admin/`;
  if (await isRunningAt(usualUrl)) {
    console.log(`The admin runs already at ${usualUrl}`);
    show(usualUrl);
    process.exit();
  }
  const site = await PreviewSite.of(contentFolder(), console.error);
  const app = await createAdmin(site);
  const at = (await listen(app, port)) ?? (setting ? undefined : await listen(app, 0));
  if (at === undefined) fail(`Port ${port} is taken: set ADMIN_PORT to another.`);
  const url = `http://localhost:${at}/admin/`;
  endOnSignals(() => Promise.all([app.close(), site.stop()]));
  if (contentFolder() === SAMPLE_FOLDER) {
    console.log('This is the sample agency: npm run create -- FOLDER makes a project of your own.');
  }
  console.log(`Edit the content at ${url} — Ctrl+C ends the admin.`);
  show(url);
  // The first form before the first page: both keep the machine busy.
  await readContent(contentFolder());
  if (await checkSettings()) site.start([`http://localhost:${at}`, `http://127.0.0.1:${at}`]);
  else site.giveUp();
}
