import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { connectToApp, temporaryFolder, testApp } from '../../../test/support/arrange.ts';

/** Sends bytes on one connection. @returns all answers */
async function answersTo(bytes: string): Promise<string> {
  const { app } = await testApp({ SITE_DIR: temporaryFolder() });
  const socket = await connectToApp(app);
  socket.write(bytes);
  return text(socket);
}

const call = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\n';

/** A second request, which a proxy may take for the body of the first, or the other way round. */
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

it.each([
  ['a length beside chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks beside a length', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\naaaaa'],
  ['a list of lengths', 'Content-Length: 5, 5\r\n\r\naaaaa'],
  ['a length with a sign', 'Content-Length: +5\r\n\r\naaaaa'],
  ['an encoding that is not chunked', 'Transfer-Encoding: gzip\r\n\r\n0\r\n\r\n'],
  ['chunked not last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a blank before the colon', 'Content-Length : 5\r\n\r\naaaaa'],
  ['a folded header', 'X: a\r\n Content-Length: 5\r\n\r\naaaaa'],
  ['a header line that ends with LF alone', 'X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])(
  'a request whose end is unclear is refused, and nothing behind it is answered: %s',
  async (_what, framing) => {
    const answers = await answersTo(`${call}${framing}${smuggled}`);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(answers).toContain('connection: close');
  },
);

describe('an answer', () => {
  it('to TRACE repeats nothing of the request', async () => {
    const answer = await answersTo(
      'TRACE / HTTP/1.1\r\nHost: x\r\nAuthorization: canary\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('canary');
  });

  it('names no software and no version', async () => {
    for (const url of ['/', '/healthz', '/metrics', '/%', '/api/v1.0/email/send']) {
      const answer = await answersTo(`GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toMatch(/^(server|via|x-powered-by|x-[\w-]*version):/im);
      expect(answer).not.toMatch(/fastify|node\.?js|sqlite|postgres/i);
    }
  });
});
