import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { limitKey } from './limiter.ts';

/** Connections at a time; each takes some 10 KB of memory and a file descriptor. */
const CONNECTIONS = 2000;

/** Connections that an address may keep however many others come: more than any browser opens. */
const PER_ADDRESS = 100;

/** Requests of one connection that may wait behind the one being answered. No browser pipelines. */
const QUEUED = 8;

interface Connection {
  readonly key: string;
  /** True from the head of a request to its answer; false before the first head and in between. */
  readonly busy: boolean;
}

/** The open connections of a server. */
export interface Connections {
  /** Counts a new connection; closes another one for it, or this one, when there are too many. */
  admit(socket: Socket): void;
  /** Says whether a request on the connection has yet to be answered. */
  mark(socket: Socket, busy: boolean): void;
}

/**
 * Shares `most` connections among addresses (IPv6 by its /56), so that a newcomer gets in whoever
 * holds the others. Room comes from the address that holds the most, if that is more than `perAddress`:
 * first what waits for a request, longest first, then what is being answered. When nobody has more
 * than `perAddress`, the one that waits longest makes room. An address that has its share already takes
 * room from itself only. A newcomer for whom there is no room is closed.
 */
export function createConnections(most = CONNECTIONS, perAddress = PER_ADDRESS): Connections {
  /** The one that has been in its state for longest comes first. */
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
    admit(socket) {
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
    mark(socket, busy) {
      const known = open.get(socket);
      if (known && open.delete(socket)) {
        open.set(socket, { key: known.key, busy });
      }
    },
  };
}

/** What Node's parser takes for "there is nothing more to parse". */
const STOP = 2;

/** Closes a connection at once, with all that it has sent. */
function refuse(socket: Socket): void {
  socket.destroy();
  // Not documented, and only saves time: 64 KB of small requests would each still be parsed and
  // fail with an error of its own, which takes 80 ms instead of 2.
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null) {
    Reflect.set(parser, 'onIncoming', () => STOP);
  }
}

/**
 * Hands on the requests of a connection one after another, each when the one before is answered,
 * and closes connections that send too many ahead: Node would begin all of them at once.
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
      // When all that arrived with it is parsed too, so that nothing begins on a closed connection.
      process.nextTick(next, socket, queue);
    }
  };
}
