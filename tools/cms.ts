// npm run cms: the owner's editor for the content, in the browser of this machine.
import { CONTENT_FOLDER, SAMPLE_FOLDER } from '../content-model/src/folder.ts';
import { editorServer } from '../editor/src/server/editor-server.ts';
import { capturedBuild } from './lib/captured-build.ts';

const wanted = process.env['CMS_PORT'] ?? '4322';
const port = Number(wanted);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`CMS_PORT must be a number from 0 to 65535, got "${wanted}".`);
  process.exit(1);
}

const { SITE_URL = '', BASE_PATH = '/' } = process.env;
const server = editorServer({
  folder: CONTENT_FOLDER,
  report: (text) => console.log(text),
  build: capturedBuild,
  ...(URL.canParse(BASE_PATH, SITE_URL) && { siteUrl: new URL(BASE_PATH, SITE_URL).href }),
});
server.once('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: set CMS_PORT to another.` : error.message);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : port;
  if (CONTENT_FOLDER === SAMPLE_FOLDER) {
    console.log('This is the sample agency: npm run adopt makes content/, your own.');
  }
  console.log(`Edit the content at http://localhost:${at} — Ctrl+C ends the editor.`);
});
