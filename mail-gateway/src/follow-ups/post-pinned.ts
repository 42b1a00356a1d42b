import { lookup } from 'node:dns';
import { once } from 'node:events';
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { beginningOf } from '../beginning-of.ts';
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
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAllowed = (address: string) => allowPrivate || isPublic(address);
    // The name of a host is looked up, an address is not.
    if (isIP(host) !== 0 && !isAllowed(host)) {
      throw new FollowUpError('private-address');
    }
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      lookup: checkedLookup(isAllowed),
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
    const text = response ? await beginningOf(response, LONGEST_ANSWER) : '';
    return { status: response?.statusCode ?? 0, text };
  } catch (error) {
    throw error instanceof FollowUpError ? error : new FollowUpError(codeOf(error, signal));
  }
}

/** The addresses of IPv6 that are assigned to the internet; others may hold one of IPv4, such as `::7f00:1`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet, and to no private network. */
function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  const isAssigned = address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
  return isAssigned && address.range() === 'unicast';
}

/** A look-up that fails unless every address that it finds is allowed. The connection goes to one of them. */
const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const areAllowed = error || found.every(({ address }) => isAllowed(address));
      const reason = areAllowed ? error : new FollowUpError('private-address');
      const [first] = found ?? [];
      options.all ? done(reason, found) : done(reason, first?.address ?? '', first?.family);
    });

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
