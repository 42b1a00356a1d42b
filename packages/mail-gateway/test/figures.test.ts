import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { temporaryDatabase, temporaryFolder } from './support/arrange.ts';
import { end, startGateway } from './support/gateway.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** The folder of a built site with these pages. */
function siteOf(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) {
    writeFileSync(path.join(folder, `${name}.html`), `<h1>${name}</h1>`);
  }
  return folder;
}

/** Opens a page twenty times. */
async function openPage(url: string): Promise<void> {
  for (let opened = 0; opened < 20; opened += 1) {
    expect((await fetch(url, { headers: { 'user-agent': agent } })).status).toBe(200);
  }
}

/** How often each page was counted. */
async function pagesIn(databaseUrl: string): Promise<Record<string, number>> {
  const store = await openStore(databaseUrl);
  const names = await store.figures.names('page', '2000-01-01', '2100-01-01');
  await store.close();
  return Object.fromEntries(names.map(({ name, count }) => [name, count]));
}

it('a stopped gateway has counted every view, and a killed gateway loses a minute at most', async () => {
  const env = { DATABASE_URL: temporaryDatabase(), SITE_DIR: siteOf('stopped', 'killed') };
  const [stopped, killed] = await Promise.all([startGateway(env), startGateway(env)]);
  await openPage(`${killed.url}killed`);
  await end(killed, 'SIGKILL');
  await openPage(`${stopped.url}stopped`);
  expect(await end(stopped)).toBe(0);
  const pages = await pagesIn(env.DATABASE_URL);
  expect(pages['/stopped']).toBe(20);
  // The killed one may have stored its minute before.
  expect(pages['/killed'] ?? 0).toBeLessThanOrEqual(20);
});

it('with FIGURES=off a gateway counts nothing', async () => {
  const env = { DATABASE_URL: temporaryDatabase(), SITE_DIR: siteOf('page'), FIGURES: 'off' };
  const gateway = await startGateway(env);
  await openPage(`${gateway.url}page`);
  expect(await end(gateway)).toBe(0);
  expect(await pagesIn(env.DATABASE_URL)).toEqual({});
});
