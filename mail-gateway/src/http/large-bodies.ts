import type { IncomingMessage } from 'node:http';

/** Bytes up to which a body counts as small: an ordinary message has a tenth of it. */
const SMALL = 16 * 1024;

/** Large bodies held at a time: 128 of 256 KiB are 32 MiB, as much as 2,000 small ones. */
const MOST = 128;

/** Limits the memory of large bodies, whose senders may never end them. */
export interface LargeBodies {
  /** Whether so many bytes of a request's body may be held; always true for a small one. */
  mayHold(request: IncomingMessage, bytes: number): boolean;
  /** The body and what was made of it are gone. */
  release(request: IncomingMessage): void;
}

export function createLargeBodies(): LargeBodies {
  const held = new Set<IncomingMessage>();

  return {
    mayHold(request, bytes) {
      if (bytes > SMALL && held.size < MOST) {
        held.add(request);
      }
      return bytes <= SMALL || held.has(request);
    },
    release: (request) => void held.delete(request),
  };
}
