import { describe, expect, it } from 'vitest';
import { adminGateway } from '../../test/support/admin.ts';
import { connectToApp, HOST } from '../../test/support/arrange.ts';

/** Method and address of every route that the gateway has at /admin. */
function routesOf(app: Awaited<ReturnType<typeof adminGateway>>['app']): string[] {
  const path: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      path.splice(indent.length / 4, path.length, part);
      const url = path.join('');
      return /^\/admin\b/.test(url) && methods !== ''
        ? methods.split(', ').map((method) => `${method} ${url}`)
        : [];
    })
    .sort();
}

/** A gateway that listens, to which bytes can be sent as they are. */
async function listening() {
  const given = await adminGateway();
  /** Sends a request, its lines as they stand. @returns the answer, once the connection is closed */
  async function send(...lines: string[]): Promise<string> {
    const head = [...lines, `Host: ${HOST}`, 'X-Forwarded-Proto: https'];
    const socket = await connectToApp(given.app);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    await new Promise((resolve) => socket.on('close', resolve));
    return answer;
  }
  return { ...given, send };
}

const close = 'Connection: close';

describe('a stranger', () => {
  it('gets no answer that a cache on the way may keep', async () => {
    const { app, ask } = await adminGateway();
    const answers = await Promise.all(
      routesOf(app).map(async (route) => {
        const [method, url = ''] = route.split(' ');
        const { headers } = await ask(method as 'GET' | 'POST', url.replace('*', 'a'));
        return [route, headers['cache-control']];
      }),
    );
    const files = ['GET /admin/passkeys.js', 'HEAD /admin/passkeys.js'];
    const kept = answers.filter(
      ([route = '', cache]) => !files.includes(route) && cache !== 'no-store',
    );
    expect(kept).toEqual([]);
  });

  it('gets of every route the way in, its files, or nothing', async () => {
    const { app, ask } = await adminGateway();
    const routes = routesOf(app).filter((route) => /^(GET|POST) /.test(route));
    const statuses = await Promise.all(
      routes.map(async (route) => {
        const [method, url = ''] = route.split(' ');
        const answer = await ask(method as 'GET' | 'POST', url.replace('*', 'a'));
        return [route, answer.statusCode];
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      'GET /admin': 303,
      'GET /admin/*': 303,
      'GET /admin/draft/:token/*': 404,
      'GET /admin/passkeys.js': 200,
      'GET /admin/sign-in': 200,
      'GET /admin/sign-in/:token': 410,
      'POST /admin': 401,
      'POST /admin/*': 401,
      'POST /admin/passkeys': 401,
      'POST /admin/passkeys/options': 401,
      'POST /admin/passkeys/remove': 303,
      'POST /admin/sessions/end': 303,
      'POST /admin/sign-in': 200,
      'POST /admin/sign-in/:token': 410,
      'POST /admin/sign-in/passkey': 400,
      'POST /admin/sign-in/passkey/options': 200,
      'POST /admin/sign-out': 303,
      'POST /admin/sign-out-everywhere': 303,
    });
  });

  it.each([
    ['HEAD', '/admin/edit', 303],
    ['OPTIONS', '/admin/edit', 401],
    ['PUT', '/admin/edit', 401],
    ['DELETE', '/admin/edit', 401],
    ['PATCH', '/admin/sign-in', 401],
    ['TRACE', '/admin/edit', 401],
    ['GET', '/admin/../metrics', 303],
    ['GET', '/admin/..%2fmetrics', 303],
    ['GET', '//admin/edit', 404],
    ['GET', '/ADMIN/edit', 404],
    ['GET', '/admin%2fedit', 404],
    ['GET', '/%61dmin/edit', 303],
    ['GET', '/admin\\edit', 404],
    ['GET', '/admin;/edit', 404],
    ['GET', '/admin/%00', 303],
    ['GET', '/x/../admin/edit', 404],
    ['GET', 'http://evil.example/admin/edit', 303],
    ['GET', '/admin/draft/x/../../edit', 404],
    ['GET', '/admin/draft/x/%2e%2e/%2e%2e/edit', 404],
    ['GET', '/admin/draft/x/..%2f..%2fedit', 404],
  ])('the request %s %s is answered with %i', async (method, url, status) => {
    const { send } = await listening();
    const answer = await send(`${method} ${url} HTTP/1.1`, close);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('"url"');
    expect(/^location: (.*)$/im.exec(answer)?.[1]).toBe(
      status === 303 ? '/admin/sign-in' : undefined,
    );
  });

  it('a request that names another host is not redirected there, and gets no link to it', async () => {
    const { ask, linkFor } = await adminGateway({ GATEWAY_URL: '', TRUST_PROXY: '' });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await ask('GET', '/admin', { headers })).headers.location).toBe('/admin/sign-in');
    expect((await ask('GET', '/admin/sign-in', { headers })).body).not.toContain('evil.example');
    expect(await linkFor('ada@agency.example')).toMatch(/^\/admin\/sign-in\/[\w-]{43}$/);
  });

  it.each(['/admin?to=', '/admin/sign-in?to=', '/admin/sign-in?next=', '/admin//'])(
    'is never redirected to another site by %s',
    async (start) => {
      const { ask, linkFor } = await adminGateway();
      const evil = encodeURIComponent('https://evil.example/');
      const { headers } = await ask('GET', `${start}${evil}`);
      expect(headers.location ?? '/admin/sign-in').toBe('/admin/sign-in');
      const pressed = await ask('POST', `${await linkFor('ada@agency.example')}?to=${evil}`);
      expect(pressed.headers.location).toBe('/admin');
    },
  );

  it('a cookie that was set beforehand signs nobody in', async () => {
    const { ask, linkFor } = await adminGateway();
    const planted = { headers: { cookie: `__Host-admin=${'a'.repeat(43)}` } };
    const pressed = await ask('POST', await linkFor('ada@agency.example'), planted);
    expect(pressed.cookies[0]?.value).not.toBe('a'.repeat(43));
    expect((await ask('GET', '/admin', planted)).statusCode).toBe(303);
    // Over HTTPS only the cookie counts that no other host of the domain can set.
    const value = pressed.cookies[0]?.value ?? '';
    const unbound = { headers: { cookie: `admin=${value}` } };
    expect((await ask('GET', '/admin', unbound)).statusCode).toBe(303);
  });

  it.each([
    [9_000, 303],
    [20_000, 431],
  ])('with a cookie of %i bytes is answered %i', async (size, status) => {
    const { send } = await listening();
    const cookie = `Cookie: __Host-admin=${'x'.repeat(size)}`;
    expect(await send('GET /admin HTTP/1.1', close, cookie)).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} `),
    );
  });

  it.each([
    ['POST /admin/edit', `Origin: https://${HOST}`, 401],
    ['POST /admin/edit', 'Origin: https://evil.example', 403],
    ['PUT /admin/edit', `Origin: https://${HOST}`, 401],
    ['POST /admin/sign-in', `Origin: https://${HOST}`, 400],
    ['POST /admin/passkeys', `Origin: https://${HOST}`, 400],
  ])(
    'a request of 100 MB with %s (%s) is answered with %i before its end, and cut off',
    async (request, origin, status) => {
      const { send } = await listening();
      const type = request.endsWith('passkeys')
        ? 'application/json'
        : 'application/x-www-form-urlencoded';
      const answer = await send(
        `${request} HTTP/1.1`,
        origin,
        `Content-Type: ${type}`,
        'Content-Length: 104857600',
      );
      const [head = ''] = answer.split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toMatch(/^connection: close$/im);
    },
  );

  it('a request of unknown length is cut off as well', async () => {
    const { send } = await listening();
    const origin = `Origin: https://${HOST}`;
    const answer = await send('POST /admin/edit HTTP/1.1', origin, 'Transfer-Encoding: chunked');
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('somebody who may only edit', () => {
  it.each([
    ['GET /admin/edit', 'Accept: */*'],
    ['POST /admin/edit', 'Content-Length: 0'],
  ])('is answered although %s announces trailers', async (request, length) => {
    const { send, signIn } = await listening();
    const { headers } = await signIn('bea@agency.example');
    const own = [`Cookie: ${headers.cookie}`, `Origin: https://${HOST}`, 'Trailer: x-checksum'];
    const answer = await send(`${request} HTTP/1.1`, close, length, ...own);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain('x-checksum');
  });

  it('reaches no other host through the routes of the admin', async () => {
    const { send, signIn } = await listening();
    const { headers } = await signIn('bea@agency.example');
    const cookie = `Cookie: ${headers.cookie}`;
    const answers = await Promise.all(
      ['http://127.0.0.1:1/admin/edit', '/admin/../../metrics', '/admin/@evil.example'].map((url) =>
        send(`GET ${url} HTTP/1.1`, close, cookie),
      ),
    );
    expect(answers[0]).toMatch(/^HTTP\/1\.1 400 /);
    const urls = answers.map((answer) => /"url":"([^"]*)"/.exec(answer)?.[1]);
    expect(urls).toEqual([undefined, undefined, '/admin/@evil.example']);
  });
});
