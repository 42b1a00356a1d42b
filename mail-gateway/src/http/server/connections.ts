import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { limitKey } from '../../spam/limiter.ts';

/** Most connections at a time; each takes some 10 KB of memory and a file descriptor. */
const CONNECTIONS = 2000;

/** Connections that one address may always keep: more than any browser opens. */
const PER_ADDRESS = 100;

/** Most pipelined requests that wait on one connection. No browser pipelines. */
const QUEUED = 8;

interface Connection {
  readonly key: string;
  /** True from the head of a request to the end of its answer. */
  readonly busy: boolean;
}

export type Connections = ReturnType<typeof createConnections>;

/**
 * Limits a server to `most` connections, shared fairly among addresses (IPv6 by its /56). When all
 * are taken, a new one replaces the longest idle connection of the address that has the most, or,
 * if that has more than `perAddress`, a busy one. When no address has more than `perAddress`, it
 * replaces the longest idle of all. An address that has `perAddress` already replaces only its own
 * idle ones. A new connection that can replace none is closed.
 */
export function createConnections(most = CONNECTIONS, perAddress = PER_ADDRESS) {
  /** Ordered by last change of `busy`, oldest first. */
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();

  function forget(socket: Socket): void {
    const key = open.get(socket)?.key;
    if (key !== undefined && open.delete(socket)) {
      const left = (counts.get(key) ?? 0) - 1;
      left > 0 ? counts.set(key, left) : counts.delete(key);
    }
  }

  function longest(wanted: (connection: Connection) => boolean): Socket | undefined {
    for (const [socket, connection] of open) {
      if (wanted(connection)) {
        return socket;
      }
    }
    return undefined;
  }

  function replaceable(newcomer: string): Socket | undefined {
    const waiting = (key: string) => longest((each) => each.key === key && !each.busy);
    if ((counts.get(newcomer) ?? 0) >= perAddress) {
      return waiting(newcomer);
    }
    const [key, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    return count > perAddress
      ? (waiting(key) ?? longest((each) => each.key === key))
      : longest(({ busy }) => !busy);
  }

  return {
    /** Counts a new connection; when there are too many, closes another one or this one. */
    admit(socket: Socket): void {
      const key = limitKey(socket.remoteAddress, 56);
      if (open.size >= most) {
        const old = replaceable(key);
        (old ?? socket).destroy();
        if (!old) {
          return;
        }
        forget(old);
      }
      open.set(socket, { key, busy: false });
      counts.set(key, (counts.get(key) ?? 0) + 1);
      socket.once('close', () => forget(socket));
    },
    /** Sets whether a request on the connection is being answered. */
    mark(socket: Socket, busy: boolean): void {
      const known = open.get(socket);
      if (known && open.delete(socket)) {
        open.set(socket, { key: known.key, busy });
      }
    },
  };
}

/** Return value of `onIncoming` (undocumented) that makes Node's parser stop. */
const STOP = 2;

/** Closes a connection and drops the requests that it has sent. */
function refuse(socket: Socket): void {
  socket.destroy();
  // Node's internals, since no public call stops the parser: without this, parsing the 64 KB of small
  // requests that may have arrived takes 80 ms instead of 2. Should an upgrade of Node rename them,
  // only that time is lost, and server.test.ts counts more than ten parsed requests.
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) {
    Reflect.set(parser, 'onIncoming', () => STOP);
  }
}

/**
 * Handles the requests of a connection one after another, where Node would begin all at once, and
 * closes connections that pipeline too many.
 */
export function oneAtATime(handler: RequestListener, connections: Connections): RequestListener {
  const queues = new WeakMap<Socket, Parameters<RequestListener>[]>();

  function next(socket: Socket, queue: Parameters<RequestListener>[]): void {
    const [first] = queue;
    if (!first || !socket.writable) {
      queue.length = 0;
      connections.mark(socket, false);
      return;
    }
    first[1].once('close', () => {
      queue.shift();
      next(socket, queue);
    });
    handler(...first);
  }

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > QUEUED) {
      refuse(socket);
    }
    if (socket.destroyed) {
      return;
    }
    queue.push([request, response]);
    if (queue.length === 1) {
      connections.mark(socket, true);
      // After the rest of the packet is parsed: that may close the connection.
      process.nextTick(next, socket, queue);
    }
  };
}
