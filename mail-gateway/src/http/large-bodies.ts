import type { IncomingMessage } from 'node:http';

/** Bytes up to which a body counts as small: an ordinary message has a tenth of it. */
const SMALL = 16 * 1024;

/** Large bodies in memory at a time: 128 of 256 KiB are 32 MiB, as much as 2,000 small ones. */
const MOST = 128;

/** Limits the memory of large bodies, whose senders may never end them. */
export interface LargeBodies {
  /** Whether so many bytes of a request's body may be kept in memory; always true for a small one. */
  mayBuffer(request: IncomingMessage, bytes: number): boolean;
  /** The body and what was made of it are gone. */
  release(request: IncomingMessage): void;
}

export function createLargeBodies(): LargeBodies {
  const large = new Set<IncomingMessage>();

  return {
    mayBuffer(request, bytes) {
      if (bytes > SMALL && large.size < MOST) {
        large.add(request);
      }
      return bytes <= SMALL || large.has(request);
    },
    release: (request) => void large.delete(request),
  };
}
