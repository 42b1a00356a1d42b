import type { IncomingMessage } from 'node:http';

/** Bytes up to which a body counts as small; an ordinary message has a tenth of that. */
const SMALL = 16 * 1024;

/** Large bodies in memory at a time: 128 of 256 KiB are 32 MiB, as much as 2,000 small ones. */
const MOST = 128;

export type LargeBodies = ReturnType<typeof createLargeBodies>;

/** Limits the memory of large bodies, which their senders may never complete. */
export function createLargeBodies() {
  const large = new Set<IncomingMessage>();

  return {
    /** Whether a request may buffer this many bytes; always true for a small body. */
    mayBuffer(request: IncomingMessage, bytes: number): boolean {
      if (bytes > SMALL && large.size < MOST) {
        large.add(request);
      }
      return bytes <= SMALL || large.has(request);
    },
    /** To be called when the request is answered. */
    release: (request: IncomingMessage) => void large.delete(request),
  };
}
