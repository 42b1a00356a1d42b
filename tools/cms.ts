// npm run cms: the owner's editor for the content, in the browser of this machine, with the site beside its forms.
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { typefacesOf } from '../content-model/src/schemas/theme.ts';
import {
  contentFolder,
  inspectFolder,
  readFolder,
  readTheme,
  SAMPLE_FOLDER,
} from '../content-store/src/folder.ts';
import type { localEditor as LocalEditor } from '../editor/src/server/local-editor.ts';
import { checkSettings } from '../harness/check-settings.ts';
import { PreviewSite } from '../harness/preview-site.ts';
import { readSettings } from '../mail-gateway/src/settings.ts';
import { openStoreIfThere } from '../mail-gateway/src/store/open.ts';
import { capturedBuild } from './lib/captured-build.ts';
import { openBrowser } from './lib/open-browser.ts';
import { readOptions, reasonOf } from './lib/read-options.ts';

// Node by itself cannot load files with JSX.
register();
const { localEditor } = await import('../editor/src/server/local-editor.ts');

/** Where the editor listens unless CMS_PORT says otherwise, or something else listens there. */
const USUAL_PORT = 4322;

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const usage = `npm run cms                 opens the editor in the browser
npm run cms -- --no-open    does not open the browser`;

/** Listens on this machine only. @returns the port, or undefined if it is taken */
async function listen(
  app: Awaited<ReturnType<typeof LocalEditor>>,
  port: number,
): Promise<number | undefined> {
  try {
    return Number(new URL(await app.listen({ host: '127.0.0.1', port })).port);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

const flag = { type: 'boolean' } as const;
const flags = { 'no-open': flag, help: flag };
const options = readOptions(() => parseArgs({ options: flags }).values, usage, 1);
const show = options['no-open'] ? () => {} : openBrowser;

if (options.help) {
  console.log(usage);
  process.exit();
}

const wanted = process.env['CMS_PORT'];
const port = Number(wanted ?? USUAL_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`CMS_PORT must be a number from 0 to 65535, got "${wanted}".`);
}

/** Whether the editor of this content answers at an address; another program or agency may. */
async function isRunningAt(url: string): Promise<boolean> {
  const answer = await fetch(`${url}session`, { signal: AbortSignal.timeout(2000) }).catch(
    () => {},
  );
  return (await answer?.text()) === contentFolder();
}

const usualUrl = `http://localhost:${port}/admin/`;
if (await isRunningAt(usualUrl)) {
  console.log(`The editor runs already at ${usualUrl}`);
  show(usualUrl);
  process.exit();
}

const site = await PreviewSite.of(contentFolder(), console.error);
/** Typefaces are cut when the site starts. */
const typefaces = () => JSON.stringify(typefacesOf(readTheme(contentFolder())));
let shownTypefaces = typefaces();

function report(text: string): void {
  console.log(text);
  if (typefaces() === shownTypefaces) return;
  shownTypefaces = typefaces();
  void site.restart();
}

/** The enquiries of a gateway on this computer, if it has kept any. */
async function messagesHere() {
  const { DATABASE_URL } = readSettings({ DATABASE_URL: process.env['DATABASE_URL'] });
  return (await openStoreIfThere(DATABASE_URL)) ?? undefined;
}

const messages = await messagesHere().catch((error: unknown) => {
  console.error(`The enquiries cannot be shown. ${reasonOf(error)}`);
  return undefined;
});
const { SITE_URL = '', BASE_PATH = '/' } = process.env;
const app = await localEditor({
  folder: contentFolder(),
  report,
  site,
  session: contentFolder(),
  build: capturedBuild,
  isSample: contentFolder() === SAMPLE_FOLDER,
  ...(messages && { messages }),
  ...(URL.canParse(BASE_PATH, SITE_URL) && {
    siteUrl: new URL(BASE_PATH, SITE_URL).href,
    sample: readFolder(SAMPLE_FOLDER).files,
  }),
});
const at = (await listen(app, port)) ?? (wanted ? undefined : await listen(app, 0));
if (at === undefined) fail(`Port ${port} is taken: set CMS_PORT to another.`);
const url = `http://localhost:${at}/admin/`;

let isEnding = false;
async function end(): Promise<void> {
  // Ctrl+C comes from the terminal and from the program that started this one.
  if (isEnding) return;
  isEnding = true;
  await Promise.all([app.close(), site.stop()]);
  process.exit();
}
// The last one comes when the terminal is closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);

if (contentFolder() === SAMPLE_FOLDER) {
  console.log('This is the sample agency: npm run adopt makes content/, your own.');
}
console.log(`Edit the content at ${url} — Ctrl+C ends the editor.`);
show(url);
// The first form before the first page: both keep the machine busy.
await inspectFolder(contentFolder());
if (await checkSettings()) site.start([`http://localhost:${at}`, `http://127.0.0.1:${at}`]);
else site.giveUp();
