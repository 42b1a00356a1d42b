import { connect, type Socket } from 'node:net';
import { nextNumber, requestsTo } from './message.ts';

/**
 * One HTTP connection that carries one request at a time. It implements as little of HTTP as
 * possible, because it shares the processor with the server that it measures.
 */
class Connection {
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

  /** Sends one request. @returns the status once the whole answer has arrived. */
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

export interface Outcome {
  /** How many messages were answered 200. */
  acknowledged: number;
  /** Milliseconds that each of these answers took. */
  readonly took: number[];
  /** How many requests were refused or not answered. */
  failed: number;
  /** Seconds from the first request to the last answer. */
  seconds: number;
}

interface Load {
  readonly url: string;
  /** Concurrent requests. */
  readonly connections: number;
  /** How long requests are sent. */
  readonly seconds: number;
}

/**
 * Sends messages, on each connection the next one as soon as the last is answered. A broken
 * connection is not reopened.
 */
export async function sendMessages({ url, connections, seconds }: Load) {
  const requestOf = requestsTo(url);
  const outcome: Outcome = { acknowledged: 0, took: [], failed: 0, seconds: 0 };
  const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)));

  async function sendOne(connection: Connection): Promise<void> {
    const began = performance.now();
    const status = await connection.send(requestOf(nextNumber()));
    if (status === 200) {
      outcome.took.push(performance.now() - began);
      outcome.acknowledged += 1;
    } else {
      outcome.failed += 1;
    }
  }

  const began = performance.now();
  await Promise.all(
    opened.map(async (connection) => {
      try {
        while (performance.now() - began < seconds * 1000) await sendOne(connection);
      } catch {
        outcome.failed += 1;
      }
    }),
  );
  outcome.seconds = (performance.now() - began) / 1000;
  for (const connection of opened) connection.close();
  return outcome;
}
