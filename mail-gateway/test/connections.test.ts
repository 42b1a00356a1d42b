import { writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { peakMemory } from '../../e2e/support/gateway-process.ts';
import { createHttpServer } from '../src/http/server/server.ts';
import {
  listen,
  ordinary,
  temporaryDatabase,
  temporaryFolder,
  waitOptions,
} from './support/arrange.ts';
import { startGateway } from './support/gateway.ts';
import { manyConnections } from './support/many-connections.ts';

/** A gateway whose front page has 100 KB. */
async function start() {
  const SITE_DIR = temporaryFolder();
  writeFileSync(path.join(SITE_DIR, 'index.html'), 'x'.repeat(100_000));
  const { url, process } = await startGateway({
    SITE_DIR,
    DATABASE_URL: temporaryDatabase(),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  const peak = () => peakMemory(process.pid);
  return { port: Number(new URL(url).port), process, peak };
}

/** Connections of another visitor, from 127.0.0.2. */
const attack = (port: number, count: number, written: string) =>
  manyConnections(port, count, written, '127.0.0.2');

/** The status of the answer to a visitor of another address; 0 when there is none. */
function visit(port: number, body?: string): Promise<number> {
  const to = { port, host: '127.0.0.1', localAddress: '127.0.0.3', agent: false };
  const sent = body
    ? {
        method: 'POST',
        path: '/api/v1.0/email/send-form',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }
    : {};
  return new Promise((resolve) => {
    request({ ...to, ...sent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end(body);
  });
}

const front = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('the connections of one address', () => {
  it.each([
    ['send nothing', ''],
    ['send part of a head', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [
      'send part of a body',
      'POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nx',
    ],
  ])('never keep others out, whether they %s', async (_what, written) => {
    const { port } = await start();
    await attack(port, 2500, written);
    for (let each = 0; each < 5; each += 1) {
      const message = new URLSearchParams({ ...ordinary, from_name: `Ada ${each}` });
      expect([await visit(port), await visit(port, message.toString())]).toEqual([200, 200]);
    }
  });
});

describe('requests sent ahead', () => {
  it.each([
    ['and time, on 2,000 connections at once', 2000, 400, true],
    ['when nobody reads the answers', 1500, 8, false],
  ])('take little memory %s', async (_when, connections, requests, isRead) => {
    const { port, process, peak } = await start();
    for (const socket of await attack(port, connections, front.repeat(requests))) {
      if (isRead) {
        socket.resume();
      }
    }
    await expect.poll(() => visit(port), waitOptions).toBe(200);
    expect(process.exitCode).toBeNull();
    expect(peak()).toBeLessThan(350);
  });
});

/** A server, the requests it has parsed and those that it was asked to answer. */
async function serverOf(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const begun: string[] = [];
  const server = createHttpServer((request, response) => {
    begun.push(request.url ?? '');
    answer(request, response);
  });
  let parsed = 0;
  server.on('request', () => {
    parsed += 1;
  });
  const socket = connect(await listen(server), '127.0.0.1').on('error', () => {});
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void socket.destroy());
  return { socket, begun, parsed: () => parsed };
}

const get = (name: string, more = '') => `GET /${name} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

describe('a connection', () => {
  it('is answered one request after another, in the order they were sent', async () => {
    let open = 0;
    const { socket, begun } = await serverOf((request, response) => {
      open += 1;
      expect(open).toBe(1);
      setTimeout(() => {
        open -= 1;
        response.end(`[${request.url}]`);
      }, 5);
    });
    const names = Array.from({ length: 9 }, (_, at) => String(at));
    socket.write(
      names.map((name) => get(name, name === '8' ? 'Connection: close\r\n' : '')).join(''),
    );
    const answers = await text(socket);
    expect(answers.match(/\[.*?\]/g)).toEqual(names.map((name) => `[/${name}]`));
    expect(begun).toEqual(names.map((name) => `/${name}`));
  });

  it('is closed, and nothing of it begun, when it sends more than nine requests ahead', async () => {
    const { socket, begun, parsed } = await serverOf((_request, response) => response.end('x'));
    socket.write(get('').repeat(2000));
    expect(await text(socket).catch(() => '')).toBe('');
    expect(begun).toEqual([]);
    expect(parsed()).toBe(10);
  });

  it('begins nothing more once it is to be closed', async () => {
    const { socket, begun } = await serverOf((_request, response) => {
      response.setHeader('connection', 'close').end('x');
    });
    socket.write(get('first') + get('second'));
    expect(await text(socket)).toContain('200 OK');
    expect(begun).toEqual(['/first']);
  });

  it('is answered whatever it expects', async () => {
    const { socket } = await serverOf((_request, response) => response.end('served'));
    socket.write(get('', 'Expect: a-pony\r\nConnection: close\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK.*served$/s);
  });
});
