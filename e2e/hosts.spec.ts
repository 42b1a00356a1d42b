import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { publicPages, siteFolder } from '../packages/harness/site-pages.ts';
import { addFiles, headersFile } from '../site/post-build.ts';
import { redirectFiles } from '../site/redirects.ts';
import { postMessage } from './support/contact-form.ts';
import { expect, test } from './support/fixtures.ts';
import { hasWebServers, WebServer } from './support/web-server.ts';

/** The tests run one after the other, because the first may have to install nginx and Caddy. */
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  test.setTimeout(600_000);
  test.skip(!hasWebServers(), 'Only nginx and Caddy show how they serve the site: install them.');
});

const read = (path: string) => readFileSync(join(siteFolder, path));
const files = globSync('**/*.*', { cwd: siteFolder }).filter((file) => !/\.(br|gz)$/.test(file));

const types: Readonly<Record<string, RegExp>> = {
  '.avif': /^image\/avif$/,
  '.html': /^text\/html; charset=utf-8$/,
  '.css': /^text\/css/,
  '.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  '.js': /^(application|text)\/javascript(; charset=utf-8)?$/,
  '.md': /^text\/markdown(; ?charset=utf-8)?$/i,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml$/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.json': /^application\/json/,
  '.webmanifest': /^application\/manifest\+json$/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(application|text)\/xml(; charset=utf-8)?$/,
};

/** The headers that the `_headers` file of the build gives a path; the last rule that fits decides. */
function headersOf(path: string, basePath: string): Record<string, string> {
  const rules = headersFile(basePath).trim().split('\n\n');
  const lines = rules.flatMap((rule) => {
    const [pattern = '', ...headers] = rule.split('\n').map((line) => line.trim());
    const [begin = '', end = ''] = pattern.split('*');
    return path.startsWith(begin) && path.endsWith(end) ? headers : [];
  });
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
}

for (const program of ['nginx.conf', 'Caddyfile']) {
  for (const basePath of ['/', '/studio/']) {
    test.describe(`the site at ${basePath}, as deploy/static.${program} serves it,`, () => {
      const server = new WebServer(`static.${program}`);
      let folder = '';
      const get = (path: string, encoding = 'identity') =>
        fetch(server.url + path, {
          headers: { 'accept-encoding': encoding },
          redirect: 'manual',
        });

      test.beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), 'files-'));
        symlinkSync(siteFolder, join(folder, 'studio'));
        await server.start({
          '/var/www/agency': basePath === '/' ? siteFolder : folder,
          '/404.html': `${basePath}404.html`,
          ...(program === 'nginx.conf' && { '# brotli_static': 'brotli_static' }),
        });
      });
      test.afterAll(async () => {
        await server.remove();
        rmSync(folder, { recursive: true });
      });

      test('answers at each address, sends a slash behind it there, and 404 for all else', async () => {
        const answers: Record<string, unknown> = {};
        const expected: Record<string, unknown> = {};
        for (const page of publicPages) {
          const path = basePath + page.slice(1);
          expected[path] = [200, null];
          if (page !== '/') expected[`${path}/?from=x`] = [308, `${path}?from=x`];
        }
        for (const path of ['nowhere', 'nowhere/', 'nowhere.svg', '_astro/', '_astro/nowhere.js']) {
          expected[basePath + path] = [404, null];
        }
        for (const path of Object.keys(expected)) {
          const answer = await get(path);
          answers[path] = [answer.status, answer.headers.get('location')];
          if (answer.status === 404) {
            expect(await answer.text()).toBe(`${read('404.html')}`);
            expect(answer.headers.get('cache-control')).toBe('no-cache');
          }
        }
        expect(answers).toEqual(expected);
      });

      test('has the headers of the build and its type, whatever is asked for', async () => {
        const wrong: string[] = [];
        const pages = publicPages.map((page) => page.slice(1));
        const paths = [...files, '.well-known/security.txt', ...pages, 'nowhere'];
        for (const file of paths) {
          const path = basePath + file;
          const { headers } = await get(path);
          const expected = { 'cache-control': 'no-cache', ...headersOf(path, basePath) };
          for (const [name, value] of Object.entries(expected)) {
            if (headers.get(name) !== value) wrong.push(`${path}: ${name}: ${headers.get(name)}`);
          }
          const type = headers.get('content-type') ?? '';
          if (!types[extname(file) || '.html']?.test(type)) wrong.push(`${path}: ${type}`);
        }
        expect(wrong).toEqual([]);
      });

      test('is sent as the build compressed it, to whoever understands that', async () => {
        const wrong: string[] = [];
        const compressed = files.filter((file) =>
          /\.(html|css|js|svg|txt|webmanifest)$/.test(file),
        );
        expect(compressed.length).toBeGreaterThan(20);
        for (const file of compressed) {
          for (const encoding of ['br', 'gzip']) {
            const answer = await get(basePath + file, encoding);
            const isRight =
              answer.headers.get('content-encoding') === encoding &&
              /accept-encoding/i.test(answer.headers.get('vary') ?? '') &&
              read(file).equals(Buffer.from(await answer.arrayBuffer()));
            if (!isRight) wrong.push(`${file}: ${encoding}`);
          }
        }
        expect(wrong).toEqual([]);
      });
    });
  }
}

/** Where a visitor of an old address is led. */
const ledTo: Readonly<Record<string, string>> = {
  '/about-us.html': '/#team',
  '/about-us.html?utm_source=mail&gclid=1': '/?utm_source=mail&gclid=1#team',
  '/ABOUT-us.HTML?a': '/?a#team',
  '/about-usxhtml': '404',
  '/%C3%BCber?q=%26': '/contact?q=%26',
  '/%C3%9CBER/?q': '/contact?q',
  '/%D0%A1%D0%A2%D0%90%D0%A0%D0%AB%D0%99': '/%E9%80%A3%E7%B5%A1?a',
  '/old': '/exact',
  '/Old?a': '/exact?a',
  '/%C3%BCber/': '/contact',
  '/My%20File.pdf?a': '/contact?a',
  '/100%25-recycled': '/contact',
  '/shop?id=1': 'https://x.test/%24nosuchvar?a=%7Bpath%7D&id=1#top',
  '/shop/': 'https://x.test/%24nosuchvar?a=%7Bpath%7D#top',
  '/write?subject=x': 'mailto:a@x.test',
};

for (const program of ['nginx.conf', 'Caddyfile']) {
  test(`old addresses lead on with their query, as deploy/static.${program} serves them`, async () => {
    const server = new WebServer(`static.${program}`);
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    const redirects = [
      { from: '/about-us.html', to: '#team' },
      { from: '/über', to: '/contact' },
      { from: '/My%20File.pdf', to: '/contact' },
      { from: '/100%25-recycled', to: '/contact' },
      { from: '/shop', to: 'https://x.test/$nosuchvar?a={path}#top' },
      { from: '/write', to: 'mailto:a@x.test' },
      { from: '/старый', to: '/連絡?a' },
      { from: '/OLD', to: '/exact' },
    ];
    try {
      writeFileSync(join(folder, '404.html'), 'Not here');
      writeFileSync(join(folder, '連絡.html'), 'Here');
      addFiles(folder, redirectFiles(redirects, '/'));
      await server.start({ '/var/www/agency': folder });
      const answers: Record<string, string | null> = {};
      for (const path of Object.keys(ledTo)) {
        const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
        answers[path] = status === 301 ? headers.get('location') : `${status}`;
      }
      expect(answers).toEqual(ledTo);
      expect((await fetch(`${server.url}/nowhere?q`)).status).toBe(404);
      // A page of a name in another script, and the same address with a slash behind it.
      expect((await fetch(`${server.url}/%E9%80%A3%E7%B5%A1`)).status).toBe(200);
      for (const path of ['/%E9%80%A3%E7%B5%A1/?a', '//%E9%80%A3%E7%B5%A1/?a']) {
        const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
        expect([status, headers.get('location')]).toEqual([308, '/%E9%80%A3%E7%B5%A1?a']);
      }
    } finally {
      await server.remove();
      rmSync(folder, { recursive: true });
    }
  });
}

for (const program of ['nginx.conf', 'Caddyfile']) {
  test.describe(`the gateway behind deploy/gateway.${program}`, () => {
    test.use({ gatewayEnv: { TRUST_PROXY: 'true', RATE_LIMIT_PER_MINUTE: '1' } });

    const server = new WebServer(`gateway.${program}`);
    test.afterEach(() => server.remove());

    test('serves the site, keeps messages, and sees who sends them', async ({ gateway }) => {
      const { host } = new URL(gateway.url);
      await server.start(
        program === 'nginx.conf'
          ? { '127.0.0.1:4321': host }
          : { '{$GATEWAY:127.0.0.1:4321}': host },
      );
      const page = await fetch(`${server.url}/contact/`, { redirect: 'manual' });
      expect([page.status, page.headers.get('location')]).toEqual([308, '/contact']);
      const { headers } = await fetch(`${server.url}/contact`, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(headers.get('content-encoding')).toBe('br');
      // A forged address does not make a client count as another client.
      const send = (from_message: string) =>
        postMessage(
          server.url,
          { from_message },
          { 'x-forwarded-for': `203.0.113.${from_message}` },
        );
      expect(await (await send('1')).text()).toBe('OK');
      expect(gateway.inbox()).toMatchObject([{ from_message: '1' }]);
      const statuses = [];
      for (let each = 2; each < 5; each += 1) statuses.push((await send(`${each}`)).status);
      expect(statuses).toContain(429);
    });
  });
}
