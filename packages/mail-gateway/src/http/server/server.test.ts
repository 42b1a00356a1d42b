import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  connectTo,
  connectToApp,
  listen,
  multipart,
  portOf,
  temporaryDatabase,
  testApp,
} from '../../../test/support/arrange.ts';
import { briefQuestion, formWith, pdfOf } from '../../../test/support/files.ts';
import { contactForm } from '../../../test/support/follow-ups.ts';
import { postTo } from '../../../test/support/gateway.ts';
import { createHttpServer, TIMEOUTS } from './server.ts';

/** A server with this handler, a connection to the server, and the requests that reached the handler. */
async function serverOf(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const begun: string[] = [];
  const server = createHttpServer((request, response) => {
    begun.push(request.url ?? '');
    answer(request, response);
  });
  const port = await listen(server);
  onTestFinished(() => server.closeAllConnections());
  return { server, port, socket: connectTo(port), begun };
}

const get = (name: string, more = '') => `GET /${name} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

describe('a connection', () => {
  it('is answered as often as it asks, one request after another', async () => {
    const { socket } = await serverOf(({ url }, response) => response.end(`[${url}]`));
    for (const name of ['first', 'second', 'third']) {
      socket.write(get(name));
      expect(String(await once(socket, 'data'))).toContain(`[/${name}]`);
    }
  });

  it.each([2, 2000])(
    'is closed, and nothing of it begun, when it sends %i requests at once',
    async (count) => {
      const { socket, begun } = await serverOf((_request, response) => response.end('x'));
      socket.write(get('').repeat(count));
      expect(await text(socket).catch(() => '')).toBe('');
      expect(begun).toEqual([]);
    },
  );

  it('is closed when it sends a request before the last one is answered', async () => {
    const { socket, begun } = await serverOf(() => socket.write(get('second')));
    socket.write(get('first'));
    expect(await text(socket)).toBe('');
    expect(begun).toEqual(['/first']);
  });

  it('that waits for its next request makes room when nearly all are taken', async () => {
    const { server, port, socket } = await serverOf(({ url }, response) => {
      if (url === '/answered') {
        response.end('x');
      }
    });
    server.maxConnections = 3;
    socket.write(get('answered'));
    await once(socket, 'data');
    const busy = connectTo(port);
    busy.write(get('busy'));
    await once(server, 'request');
    const newcomer = connectTo(port);
    await once(socket, 'close');
    newcomer.write(get('answered'));
    await once(newcomer, 'data');
    expect(busy.destroyed).toBe(false);
  });

  it('is answered whatever it expects', async () => {
    const { socket } = await serverOf((_request, response) => response.end('served'));
    socket.write(get('', 'Expect: a-pony\r\nConnection: close\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK.*served$/s);
  });
});

const head = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: localhost\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
const body = `${head}${form}Content-Length: 1000\r\n\r\nfrom_name=`;

/** A connection to the application, over which some bytes were sent. */
async function connected(written: string, options?: Parameters<typeof testApp>[1]) {
  const { app, store } = await testApp({ DATABASE_URL: temporaryDatabase() }, options);
  const socket = await connectToApp(app);
  socket.write(written);
  const metrics = async () => (await app.inject('/metrics')).body;
  return { app, store, socket, metrics };
}

describe('a request that does not come to its end', () => {
  it('has 17 seconds at most', async () => {
    const { server } = await serverOf(() => {});
    const { requestTimeout, headersTimeout } = server;
    expect({ requestTimeout, headersTimeout }).toEqual({
      requestTimeout: 15_000,
      headersTimeout: 10_000,
    });
    expect(TIMEOUTS.connectionsCheckingInterval).toBe(2000);
  });

  it.each([
    ['head', head, 'X'],
    ['body', body, 'a'],
  ])('is refused and closed after that, also when its %s drips in', async (_what, start, drip) => {
    const { app, socket, store } = await connected(start);
    Object.assign(app.server, { headersTimeout: 500, requestTimeout: 1000 });
    const timer = setInterval(() => socket.write(drip), 50);
    let answer = '';
    socket.on('data', (chunk) => {
      clearInterval(timer);
      answer += chunk;
    });
    await new Promise((resolve) => socket.on('close', resolve));
    expect(answer).toContain('408 Request Timeout');
    expect(await store.list({})).toEqual([]);
  });

  it('may take longer when it brings a file', async () => {
    const { payload, headers } = await multipart([...formWith(pdfOf(1_000_000))]);
    const lines = Object.entries({
      ...headers,
      'content-length': payload.length,
      connection: 'close',
    });
    const asked = contactForm({ questions: [briefQuestion] });
    const start = `${head}${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`;
    const { app, socket, store } = await connected(start, { form: { current: () => asked } });
    await once(app.server, 'request');
    Object.assign(app.server, { headersTimeout: 50, requestTimeout: 100 });
    socket.write(payload.subarray(0, 500_000));
    const [slow] = await once(app.server, 'clientError');
    expect(slow).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    socket.write(payload.subarray(500_000));
    expect(await text(socket)).toContain('200 OK');
    expect(await store.list({})).toMatchObject([{ file: { bytes: 1_000_000 } }]);
  });

  it('is closed when it pours in without end', async () => {
    const { socket, store } = await connected(`${head}${form}Transfer-Encoding: chunked\r\n\r\n`);
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk)) {
        // Until the other side takes no more for now.
      }
    };
    socket.on('drain', pour);
    pour();
    await text(socket).catch(() => '');
    // Four megabytes are read; the sockets on both sides hold some more.
    expect(socket.bytesWritten).toBeLessThan(50e6);
    expect(await store.list({})).toEqual([]);
  });

  it('is read to its end when it is too large, so that the refusal is heard', async () => {
    const { app } = await connected('');
    const url = `http://127.0.0.1:${portOf(app.server)}/`;
    for (const size of [300_000, 2_000_000]) {
      expect((await postTo({ url }, { from_message: 'x'.repeat(size) })).status).toBe(413);
    }
  });

  it('keeps nothing when the visitor leaves, and is not counted as malformed', async () => {
    const { app, socket, store, metrics } = await connected(body);
    // The body has been waited for once something sent later is answered.
    await fetch(`http://127.0.0.1:${portOf(app.server)}/healthz`);
    socket.resetAndDestroy();
    await expect.poll(metrics).toContain('code="BODY_UNREADABLE"} 1');
    expect(await metrics()).not.toContain('REQUEST_MALFORMED');
    expect(await store.list({})).toEqual([]);
  });
});
