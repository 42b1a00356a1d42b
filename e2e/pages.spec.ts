import { content } from '../harness/site-pages.ts';
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
