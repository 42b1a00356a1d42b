import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { content, siteFolder } from '../harness/site-pages.ts';
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

test('the built site has no trace of the gallery and the editor', () => {
  const files = globSync('**/*.{html,css,js,xml,txt}', { cwd: siteFolder });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /gallery|examples/i.test(file))).toEqual([]);
  const trace =
    /data-example|\.examples\.tsx|Donaudampf|editor-outline|content-changed|connectEditor|postMessage\(\{type/;
  const naming = files.filter((file) => trace.test(readFileSync(join(siteFolder, file), 'utf8')));
  expect(naming).toEqual([]);
});
