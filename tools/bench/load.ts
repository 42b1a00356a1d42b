import { connect, type Socket } from 'node:net';
import { nextNumber, requestsTo } from './message.ts';

/**
 * One HTTP connection that carries one request at a time. It knows no more of HTTP than it must: it
 * shares the machine with the server that it measures, and what it takes the server lacks.
 */
export class Connection {
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  #broken: Error | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (text: string) => this.#read(text));
    socket.on('error', (error) => this.#break(error));
    socket.on('close', () => this.#break(new Error('The server closed the connection.')));
  }

  /** Connects to the host and port of an address. */
  static open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket.off('error', reject))));
    });
  }

  /** Sends one request. @returns the status once the answer is there whole. */
  send(request: string): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#broken) {
        reject(this.#broken);
        return;
      }
      this.#waiting = { resolve, reject };
      this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(this.#received)?.[1] ?? 0);
    if (this.#received.length < head + 4 + length) return;
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(status);
  }

  #break(error: Error): void {
    this.#broken = error;
    this.#waiting?.reject(error);
    this.#waiting = undefined;
  }
}

/** What became of the messages that were sent. */
export interface Outcome {
  /** Numbers of the messages that were answered 200. */
  readonly acknowledged: number[];
  /** Milliseconds that each of these answers took, connecting included where it was part of it. */
  readonly took: number[];
  /** Other answers. */
  refused: number;
  /** Requests to which no answer came. */
  unanswered: number;
  /** Seconds from the first request to the last answer. */
  seconds: number;
}

export interface Load {
  readonly url: string;
  /** Requests under way at a time. */
  readonly connections: number;
  /** Asked before each request, with how many went before it. */
  readonly isOver: (sent: number) => boolean;
  /** Opens a connection for every message instead of keeping it. */
  readonly fresh?: boolean;
}

/**
 * Sends messages, on each connection the next as soon as the last one is answered. A connection that
 * breaks is not opened again.
 */
export async function sendMessages({ url, connections, isOver, fresh = false }: Load) {
  const requestOf = requestsTo(url);
  const outcome: Outcome = { acknowledged: [], took: [], refused: 0, unanswered: 0, seconds: 0 };
  const open = async () => (fresh ? undefined : await Connection.open(url));
  const opened = await Promise.all(Array.from({ length: connections }, open));
  let sent = 0;

  async function sendOne(kept: Connection | undefined): Promise<void> {
    const number = nextNumber();
    const began = performance.now();
    const connection = kept ?? (await Connection.open(url));
    const status = await connection.send(requestOf(number));
    if (status === 200) {
      outcome.took.push(performance.now() - began);
      outcome.acknowledged.push(number);
    } else {
      outcome.refused += 1;
    }
    if (!kept) connection.close();
  }

  const began = performance.now();
  await Promise.all(
    opened.map(async (connection) => {
      try {
        while (!isOver(sent)) {
          sent += 1;
          await sendOne(connection);
        }
      } catch {
        outcome.unanswered += 1;
      }
    }),
  );
  outcome.seconds = (performance.now() - began) / 1000;
  for (const connection of opened) connection?.close();
  return outcome;
}

/** Ends a load after so many seconds. */
export function after(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() >= end;
}
