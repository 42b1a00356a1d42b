import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { issuesOf } from '../packages/content-model/src/changes.ts';
import { contentFolder, readFolder } from '../packages/content-store/src/folder.ts';
import { contentVersion } from '../packages/content-store/src/version.ts';
import { content, siteFolder } from '../packages/harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

test('programs find who may read the pages, what they are, and whom to tell of a fault', async ({
  request,
}) => {
  for (const [path, text] of [
    ['/robots.txt', 'User-agent: *\nAllow: /\n'],
    ['/llms.txt', `# ${content.site.brand}\n`],
    ['/.well-known/security.txt', `Contact: mailto:${content.site.contactEmail}\n`],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain(text);
  }
});

test('the site says from which content it is built, as the admin waits for', async ({
  request,
}) => {
  const said = await (await request.get('/version.json')).json();
  expect(said).toEqual({ version: contentVersion(contentFolder()), published: expect.any(String) });
});

test('the built site has no trace of the gallery and the editor', () => {
  const files = globSync('**/*.{html,css,js,xml,txt}', { cwd: siteFolder });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /gallery|examples/i.test(file))).toEqual([]);
  const trace =
    /data-example|\.examples\.tsx|Donaudampf|editor-outline|content-changed|connectEditor|postMessage\(\{type/;
  const naming = files.filter((file) => trace.test(readFileSync(join(siteFolder, file), 'utf8')));
  expect(naming).toEqual([]);
});

test('no file of the build can be an old address', () => {
  const built = globSync('**/*.*', { cwd: siteFolder }).filter((file) => !/\.(br|gz)$/.test(file));
  expect(built).toContain('index.html');
  const redirects = built.map((file) => ({ from: encodeURI(`/${file}`), to: '/' }));
  const { files, ...folder } = readFolder(contentFolder());
  const changed = new Map([...files, ['redirects.yaml', stringify({ redirects })]]);
  const refused = issuesOf({ ...folder, files: changed }).map(({ field }) => field);
  const taken = redirects.filter((_, index) => !refused.includes(`redirects[${index + 1}].from`));
  expect(taken).toEqual([]);
});
