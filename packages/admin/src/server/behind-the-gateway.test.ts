import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { roles } from '../../../mail-gateway/src/sign-in/people.ts';
import { may, rights } from '../../../mail-gateway/src/sign-in/rights.ts';
import { connectToApp, HOST } from '../../../mail-gateway/test/support/arrange.ts';
import { gatewayWithAdmin } from '../../test/admin.ts';
import { routes } from './routes.ts';

const PEOPLE = roles.map((role) => `${role}@agency.example=${role}`).join(', ');

/** Methods whose requests have no body. */
const WITHOUT_BODY = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'];

/** A gateway to which a test can send any bytes, each time on a new connection. */
async function gatewayOfBytes() {
  const given = await gatewayWithAdmin();
  /** Sends a request. @returns all answers until the connection is closed */
  async function send([first = '', ...others]: readonly string[], body = ''): Promise<string> {
    const socket = await connectToApp(given.app);
    const head = [first, `Host: ${HOST}`, 'X-Forwarded-Proto: https', ...others];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    return text(socket);
  }
  const cookieOf = async (email: string) => `Cookie: ${(await given.signIn(email)).headers.cookie}`;
  return { ...given, send, cookieOf };
}

/** Sends bytes to the socket of the admin's process. @returns all answers */
async function answersOn(socket: string, bytes: string): Promise<string> {
  const connection = connect(socket);
  connection.write(bytes);
  return text(connection);
}

/** An address of a route; `rest` takes the place of `…`. */
const addressOf = (path: string, rest = 'x') => `/admin${path.replace('…', rest)}`;

test('no route of the admin is reached by a stranger', async () => {
  const { ask, reached } = await gatewayWithAdmin();
  expect(routes.length).toBeGreaterThan(35);
  const answers = await Promise.all(
    routes.flatMap(({ method, path }) =>
      ['projects/coldline.png', 'page.css', 'x'].map(async (rest) => {
        const url = addressOf(path, rest);
        const { statusCode, headers, body } = await ask(method, url);
        const isRefused =
          statusCode === 401 ||
          (method === 'GET' && statusCode === 303 && headers.location === '/admin/sign-in');
        return isRefused && body === '' ? '' : `${method} ${url}: ${statusCode}`;
      }),
    ),
  );
  expect(answers.filter((wrong) => wrong !== '')).toEqual([]);
  expect(reached).toEqual([]);
});

test.each(roles)('as %s, somebody gets the routes of their rights, and no other', async (role) => {
  const { ask, signIn } = await gatewayWithAdmin({ ADMIN_EMAILS: PEOPLE });
  const who = await signIn(`${role}@agency.example`);
  const answers = await Promise.all(
    routes.map(async ({ method, path, right }) => {
      const url = addressOf(path);
      const form = method === 'POST' ? 'a=b' : '';
      const { statusCode } = await ask(method, url, { ...who, form });
      return [`${right} ${method} ${url}`, statusCode !== 403];
    }),
  );
  const expected = routes.map(({ method, path, right }) => [
    `${right} ${method} ${addressOf(path)}`,
    may(role, right),
  ]);
  expect(answers).toEqual(expected);
});

test('every right of the editor is asked for by a route, and every route asks for one', () => {
  const asked = new Set(routes.map(({ right }) => right));
  expect([...asked].sort()).toEqual(rights.filter((right) => right !== 'signIns').sort());
});

test('a person who may only edit publishes nothing, however the address is written', async () => {
  const { ask, signIn } = await gatewayWithAdmin();
  const bea = await signIn('bea@agency.example');
  for (const url of [
    '/admin/publish',
    '/admin/%70ublish',
    '/%61dmin/publish',
    '/admin/./publish',
    '/admin/x/%2e%2e/publish',
    '/admin/%70ublish/discard',
    '/admin/history/%74ake-back',
  ]) {
    const { statusCode, body } = await ask('POST', url, { ...bea, form: 'a=b' });
    expect([url, statusCode, body.includes('You may edit, but not publish')]).toEqual([
      url,
      403,
      true,
    ]);
  }
});

test.each([
  ['X-Admin-Role: owner', 'X-Admin-Email: ada%40agency.example'],
  ['X-Admin-Role: owner', 'X-Admin-Role: owner'],
  ['Connection: close, x-admin-role, x-admin-email'],
  ['X-Forwarded-User: ada@agency.example', 'Remote-User: ada@agency.example'],
])('a person who may only edit does not become an owner by %s %s', async (...lines) => {
  const { send, cookieOf, reached } = await gatewayOfBytes();
  const head = ['POST /admin/publish HTTP/1.1', `Origin: https://${HOST}`, 'Content-Length: 0'];
  const bea = await cookieOf('bea@agency.example');
  const answer = await send([...head, 'Connection: close', bea, ...lines]);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(reached).toEqual(['POST /admin/publish: 403']);
});

test.each(
  WITHOUT_BODY.flatMap((method) => [
    [method, 'Content-Length: 2000'],
    [method, 'Transfer-Encoding: chunked'],
  ]),
)('%s with %s is refused, and smuggles no publication in', async (method = '', framing = '') => {
  const { send, cookieOf, reached } = await gatewayOfBytes();
  const bea = await cookieOf('bea@agency.example');
  const refused = await send([`${method} /admin/publish/count HTTP/1.1`, bea, framing]);
  expect(refused).toMatch(/^HTTP\/1\.1 400 [\s\S]*^connection: close\r$/im);
  const form = 'Content-Type: application/x-www-form-urlencoded';
  const smuggled = ['POST /admin/publish HTTP/1.1', 'Host: a', 'X-Admin-Role: owner', form];
  // The blank lines fill the body that the previous request has announced.
  const body = `${'\r\n'.repeat(2000)}${smuggled.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`;
  const post = ['POST /admin/writers HTTP/1.1', bea, `Origin: https://${HOST}`, form];
  await send([...post, `Content-Length: ${body.length}`, 'Connection: close'], body);
  expect(reached).toEqual(['POST /admin/writers: 200']);
});

test.each(['PROPFIND', 'LINK', 'M-SEARCH', 'QUERY', 'CONNECT'])(
  '%s is passed on for nobody, with a body or without',
  async (method) => {
    const { send, cookieOf, reached } = await gatewayOfBytes();
    const ada = [await cookieOf('ada@agency.example'), `Origin: https://${HOST}`];
    for (const framing of [
      'Content-Length: 0',
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
    ]) {
      const request = [`${method} /admin/publish HTTP/1.1`, ...ada, framing, 'Connection: close'];
      expect(await send(request, '0\r\n\r\n')).toMatch(/^$|^HTTP\/1\.1 4/);
    }
    expect(reached).toEqual([]);
  },
);

test('a request for the head of an answer needs the right to the answer', async () => {
  const { send, cookieOf } = await gatewayOfBytes();
  const statusOf = async (email: string) => {
    const answer = await send([
      'HEAD /admin/inbox/export HTTP/1.1',
      await cookieOf(email),
      'Connection: close',
    ]);
    return answer.slice(9, 12);
  };
  expect(await statusOf('ada@agency.example')).toBe('200');
  expect(await statusOf('bea@agency.example')).toBe('403');
});

test('a stranger takes the admin from nobody', async () => {
  const { send, ask, signIn } = await gatewayOfBytes();
  const ada = await signIn('ada@agency.example');
  const statuses: number[] = [];
  for (const framing of [
    'Content-Length: 40',
    'Content-Length: 9000000',
    'Transfer-Encoding: chunked',
  ]) {
    for (const url of ['/admin/draft/abc/x', '/admin', '/admin/sign-in']) {
      expect(await send([`GET ${url} HTTP/1.1`, framing])).toMatch(/^HTTP\/1\.1 400 /);
      statuses.push((await ask('GET', '/admin/publish/count', ada)).statusCode);
    }
  }
  expect(statuses).toEqual(Array(9).fill(200));
});

test('a connection to the admin’s process serves one request, and nobody without a session', async () => {
  const { socket, reached, signIn } = await gatewayWithAdmin();
  const { cookie } = (await signIn('ada@agency.example')).headers;
  const first = `GET /admin/publish/count HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`;
  const second = 'GET /admin/history HTTP/1.1\r\nHost: a\r\nX-Admin-Role: owner\r\n\r\n';
  expect(await answersOn(socket, first + second)).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*^connection: close\r$/im,
  );
  expect(await answersOn(socket, second)).toMatch(/^HTTP\/1\.1 403 /);
  expect(reached).toEqual(['GET /admin/publish/count: 200', 'GET /admin/history: 403']);
});

test.each([
  ['/admin/search?q=../', 200],
  ['/admin/inbox?q=%2e%2e/x', 200],
  ['/admin/search?q=..%5C..%5C%2F%2F', 200],
  ['/admin/search?q=//evil.example', 200],
  ['/admin/search?q=%', 200],
  ['/admin/../search?q=a', 400],
  ['/admin/x/%2e%2e/search', 400],
])('%s is answered %i: dots in a search are no path', async (url, status) => {
  const { send, cookieOf } = await gatewayOfBytes();
  const ada = await cookieOf('ada@agency.example');
  const answer = await send([`GET ${url} HTTP/1.1`, ada, 'Connection: close']);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
