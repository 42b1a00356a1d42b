import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  connectToApp,
  navigation,
  sendForm,
  temporaryFolder,
  testApp,
} from '../../test/support/arrange.ts';

const long = 'a'.repeat(2000);

/** The policy in the head of a built page. */
const meta = (policy: string) => `<meta http-equiv="content-security-policy" content="${policy}">`;

/** A built site with a page of each kind; its larger files are compressed by the build. */
function builtSite(): string {
  const folder = temporaryFolder();
  const files = {
    'index.html': '<h1>Home</h1>',
    'contact.html': `${meta("default-src 'self'")}<h1>Contact Us</h1>${long}`,
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${long}--></svg>`,
    '404.html': '<h1>Not found</h1>',
    'fr.html': '<h1>Accueil</h1>',
    'fr/404.html': '<h1>Introuvable</h1>',
    'legal/terms.html': '<h1>Terms</h1>',
    'büro.html': '<h1>Büro</h1>',
    'robots.txt': 'User-agent: *',
    _redirects:
      '/%C3%BCber /#team 301!\n/%C3%BCber /#team 301\n/old.html /contact 301\n/shop https://x.test/?a=1#top 301\n/write mailto:a@x.test 301\n/100% / 301\n/%C3%BCber/ /#team 301\n/two /1 301\n/Two /2 301\n',
    'old.html': '<a href="/contact">',
    '.env': 'SECRET=1',
    '.git/config': 'SECRET=1',
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
    '.well-known/.env': 'SECRET=1',
    '_astro/page.0a1b2c3d.js': `console.log("${long}")`,
    [`_astro/${'n'.repeat(150)}.css`]: 'p{}',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (content.length > 1000) {
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  }
  return folder;
}

async function serve(env: Record<string, string> = {}) {
  return (await testApp({ SITE_DIR: builtSite(), ...env })).app;
}

describe('the site', () => {
  it('sends visitors of old addresses on for good, in any spelling and with their query', async () => {
    const app = await serve();
    for (const [url, to] of [
      ['/über', '/#team'],
      ['/%c3%bcber?from=search', '/?from=search#team'],
      ['/u%CC%88ber?', '/#team'],
      ['/old.html', '/contact'],
      ['/OLD.html?a', '/contact?a'],
      ['/%C3%9CBER/', '/#team'],
      ['/U%CC%88ber', '/#team'],
      ['/Two', '/2'],
      ['/two', '/1'],
      ['/tWO', '/1'],
      ['/old.html?utm_source=mail&gclid=1', '/contact?utm_source=mail&gclid=1'],
      ['/shop?id=%26%7B', 'https://x.test/?a=1&id=%26%7B#top'],
      ['/write?subject=x', 'mailto:a@x.test'],
    ]) {
      const { statusCode, headers } = await app.inject({ url: url ?? '' });
      expect([url, statusCode, headers.location]).toEqual([url, 301, to]);
    }
  });

  it.each([
    ['/', '<h1>Home</h1>'],
    ['/contact', '<h1>Contact Us</h1>'],
    ['/fr', '<h1>Accueil</h1>'],
    ['/legal/terms', '<h1>Terms</h1>'],
    ['/robots.txt', 'User-agent: *'],
    ['/.well-known/security.txt', 'Contact: mailto:a@example.com'],
    [`/_astro/${'n'.repeat(150)}.css`, 'p{}'],
  ])('answers %s with its file, without a redirect', async (url, content) => {
    const answer = await (await serve()).inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(content);
  });

  it.each([
    ['/contact/', '/contact'],
    ['/contact/?a=1&b=2', '/contact?a=1&b=2'],
    ['/contact.html', '/contact'],
    ['/fr/', '/fr'],
    ['/index.html', '/'],
    ['/legal/terms/', '/legal/terms'],
    ['/b%C3%BCro/', '/b%C3%BCro'],
    ['/bu%CC%88ro?a', '/b%C3%BCro?a'],
    ['/B%C3%9CRO/?a', '/b%C3%BCro?a'],
    ['/Legal/Terms.HTML', '/legal/terms'],
    ['/FR', '/fr'],
  ])('leads %s to %s', async (url, location) => {
    const answer = await (await serve()).inject(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers['location']).toBe(location);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/contact/us',
    '/legal',
    '/_astro/gone.js',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.well-known',
    '/.well-known/.env',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/legal/..%2f..%2f..%2fetc/passwd',
    '/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
    '/..%5c..%5cetc',
    '/%00',
    '/contact%00.html',
    '//evil.example/',
    '//evil.example/%2e%2e/',
    '/%5cevil.example/',
    '/%',
    '/%zz?a=%',
    '/%E0%A4%A',
    '/404',
    '/404.html',
    '/404.HTML',
    '/contact.html.br',
    '/contact.html.BR',
    '/de/nowhere',
    '/french',
  ])('answers %s with its page for 404', async (url) => {
    const answer = await (await serve()).inject(url);
    expect(answer).toMatchObject({ statusCode: 404, body: '<h1>Not found</h1>' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(['/fr/nowhere', '/fr/a/b', '/fr/404', '/fr/404.html'])(
    'answers %s with the page for 404 in its language',
    async (url) => {
      const answer = await (await serve()).inject(url);
      expect(answer).toMatchObject({ statusCode: 404, body: '<h1>Introuvable</h1>' });
    },
  );

  it('sends the compressed file that the browser takes', async () => {
    const app = await serve();
    const ask = async (encoding: string) => {
      const answer = await app.inject({
        url: '/contact',
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers['vary']).toBe('accept-encoding');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      return [answer.headers['content-encoding'], answer.rawPayload.length];
    };
    const compressed = `${meta("default-src 'self'")}<h1>Contact Us</h1>${long}`;
    expect(await ask('gzip, deflate, br, zstd')).toEqual([
      'br',
      brotliCompressSync(compressed).length,
    ]);
    expect(await ask('gzip')).toEqual(['gzip', gzipSync(compressed).length]);
    expect(await ask('identity')).toEqual([undefined, compressed.length]);
    const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.body).toBe('<h1>Home</h1>');
  });

  it('identifies a version of a page by its ETag alone, to save bytes before the text', async () => {
    const app = await serve();
    const { headers } = await app.inject('/contact');
    expect(headers['etag']).toMatch(/^W\//);
    expect(headers).not.toHaveProperty('last-modified');
    expect(headers).not.toHaveProperty('accept-ranges');
    expect((await app.inject('/logo.svg')).headers).toHaveProperty('last-modified');
  });

  it('lets hashed files be kept for ever and pages be asked for again', async () => {
    const app = await serve();
    const hashed = await app.inject({
      url: '/_astro/page.0a1b2c3d.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await app.inject('/contact');
    expect(page.headers['cache-control']).toBe('no-cache');
    const etag = String(page.headers['etag']);
    const again = await app.inject({ url: '/contact', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const missing = await app.inject({ url: '/nothing', headers: { 'if-none-match': etag } });
    expect(missing.statusCode).toBe(404);
  });

  it('answers HEAD like GET, without the content', async () => {
    const app = await serve();
    const head = await app.inject({ method: 'HEAD', url: '/contact' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
  });

  it('sends the security headers with every answer', async () => {
    const app = await serve();
    for (const url of ['/', '/nothing', '/healthz', '/contact/', '/%', '/api/v1.0/email/send']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it.each([
    ['/contact', "default-src 'self'; frame-ancestors 'none'"],
    ['/', "frame-ancestors 'none'"],
    ['/nothing', "frame-ancestors 'none'"],
    ['/logo.svg', "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"],
    ...['/_astro/page.0a1b2c3d.js', '/robots.txt', '/healthz', '/contact/'].map((url) => [
      url,
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ]),
  ])('sends %s with its policy, compressed or not', async (url, policy) => {
    const app = await serve();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-security-policy']).toBe(policy);
    }
  });

  it.each([
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/contact', 'text/html; charset=utf-8'],
  ])('says of %s that it is UTF-8', async (url, type) => {
    const app = await serve();
    for (const encoding of ['br', 'identity']) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.headers['content-type']).toBe(type);
    }
  });

  it('sends the policy of the page as it is now', async () => {
    const SITE_DIR = builtSite();
    const app = await serve({ SITE_DIR });
    const policy = async () => (await app.inject('/')).headers['content-security-policy'];
    expect(await policy()).toBe("frame-ancestors 'none'");
    const file = path.join(SITE_DIR, 'index.html');
    writeFileSync(file, `${meta("img-src 'self'")}<h1>Home</h1>`);
    utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect(await policy()).toBe("img-src 'self'; frame-ancestors 'none'");
  });

  it('sends its own pages under a policy that lets them do nothing but send a form', async () => {
    const app = await serve();
    const sent = await app.inject('/message-sent');
    const request = await sendForm({ user_id: 'other' }, navigation);
    for (const page of [sent, await app.inject(request)]) {
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
    }
  });

  it('needs no Host from HTTP/1.0', async () => {
    const socket = await connectToApp(await serve());
    socket.write('GET / HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toContain('200 OK');
  });

  it('sends Strict-Transport-Security only where it is on HTTPS', async () => {
    const header = async (env: Record<string, string>, headers: Record<string, string> = {}) =>
      (await (await serve(env)).inject({ url: '/', headers })).headers['strict-transport-security'];
    const https = { 'x-forwarded-proto': 'https' };
    expect(await header({})).toBeUndefined();
    expect(await header({}, https)).toBeUndefined();
    expect(await header({ TRUST_PROXY: 'true' }, https)).toBe('max-age=31536000');
    expect(await header({ SITE_URL: 'https://agency.example' })).toBe('max-age=31536000');
    const gateway = { GATEWAY_URL: 'https://agency.example', ADMIN_EMAILS: 'ada@agency.example' };
    expect(await header(gateway)).toBe('max-age=31536000');
    const all = { SITE_URL: 'https://agency.example', HSTS_INCLUDE_SUBDOMAINS: 'true' };
    expect(await header(all)).toBe('max-age=31536000; includeSubDomains');
  });

  it('lives below its base path', async () => {
    const app = await serve({ BASE_PATH: '/agency/' });
    expect((await app.inject('/agency/')).body).toContain('Home');
    expect((await app.inject('/agency/contact')).body).toContain('Contact Us');
    expect((await app.inject('/agency/contact/')).headers['location']).toBe('/agency/contact');
    expect((await app.inject('/agency')).headers['location']).toBe('/agency/');
    expect((await app.inject('/?utm_source=mail')).headers['location']).toBe(
      '/agency/?utm_source=mail',
    );
    expect((await app.inject('/')).headers['location']).toBe('/agency/');
    expect((await app.inject('/contact')).statusCode).toBe(404);
    expect((await app.inject('/agency/nothing')).body).toBe('<h1>Not found</h1>');
  });
});
