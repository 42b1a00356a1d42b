import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { FollowUpError } from './worker.ts';

/** Most bytes that are read of an answer. */
const LONGEST_ANSWER = 100 * 1024;

export interface PinnedPost {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the address may be a private one. */
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

/**
 * Posts JSON over a connection of its own and follows no redirect. The host's name is looked up
 * once, and the connection goes to the address that was checked: a name that leads elsewhere a moment
 * later reaches nothing.
 * @returns the status, and the answer's text up to 100 KB
 * @throws FollowUpError `name-not-found`, `private-address`, `timeout`, `tls` or `no-connection`
 */
export async function postPinned(
  url: URL,
  { body, headers, allowPrivate, signal }: PinnedPost,
): Promise<{ status: number; text: string }> {
  try {
    const found = await addressOf(url.hostname.replace(/^\[|\]$/g, ''), signal);
    if (!allowPrivate && !found.every(isPublic)) {
      throw new FollowUpError('private-address');
    }
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      lookup: pinnedTo(found),
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'mail-gateway',
      },
    };
    const request =
      url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options);
    request.end(body);
    const [response]: IncomingMessage[] = await once(request, 'response');
    const text = response ? await beginningOf(response) : '';
    return { status: response?.statusCode ?? 0, text };
  } catch (error) {
    throw error instanceof FollowUpError ? error : new FollowUpError(codeOf(error, signal));
  }
}

/** The addresses of a host; @throws when its name has none, or the signal aborts. */
async function addressOf(host: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(host) !== 0) {
    return [host];
  }
  const aborted = once(signal, 'abort').then(() => {
    throw new Error('aborted');
  });
  signal.throwIfAborted();
  const found = await Promise.race([lookup(host, { all: true }), aborted]);
  return found.map(({ address }) => address);
}

/** Whether an address is one of the public internet, and no network inside of another. */
const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** A look-up that finds these addresses, whatever the name. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, done) => {
    const [first] = found;
    all ? done(null, found) : done(null, first?.address ?? '', first?.family);
  };
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size >= LONGEST_ANSWER) {
      break;
    }
  }
  return Buffer.concat(chunks).toString('utf8', 0, LONGEST_ANSWER);
}

function codeOf(error: unknown, signal: AbortSignal): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (signal.aborted) {
    return 'timeout';
  }
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) {
    return 'name-not-found';
  }
  return /CERT|TLS|SSL|SIGNED|EPROTO/.test(code) ? 'tls' : 'no-connection';
}
