import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { onlineState } from './online.ts';

/** Starts a site that answers with a text at `/shop/version.json`. @returns its address */
async function siteThatSays(body: string): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.url?.startsWith('/shop/version.json?');
    response.writeHead(isAsked ? 200 : 404).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/shop/`;
}

const published = '2026-11-23T12:03:00.000Z';

test.each([
  ['with this version', { version: 'abc', published }, true, /^Online since Nov 23, 2026/],
  ['with another version', { version: 'old', published }, false, /Visitors still see the version/],
  ['without a version', {}, false, /does not say which version/],
  ['with a version without a time', { version: 'abc' }, false, /does not say which version/],
])('a site %s is told apart', async (_which, said, isOnline, text) => {
  const url = await siteThatSays(JSON.stringify(said));
  expect(await onlineState(url, 'abc', 'en')).toEqual({
    isOnline,
    text: expect.stringMatching(text),
  });
});

test('a site that cannot be reached is not online', async () => {
  const state = await onlineState('http://127.0.0.1:1/', 'abc', 'en');
  expect(state).toEqual({ isOnline: false, text: expect.stringContaining('127.0.0.1:1') });
});
