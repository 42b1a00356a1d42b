import { connect, type Socket } from 'node:net';

type Answer = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: never,
];

/**
 * A client of Marionette, the protocol in which Firefox takes WebDriver's commands: JSON over TCP, each
 * packet behind its length in bytes and a colon.
 */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => this.#read(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      for (const [id, settle] of this.#waiting) {
        settle([1, id, { error: 'closed', message: 'Firefox has ended' }, undefined as never]);
      }
    });
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Marionette(socket)));
    });
  }

  /** @param command with its prefix, such as `WebDriver:Navigate`. */
  async send(command: string, parameters: object = {}): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const packet = JSON.stringify([0, id, command, parameters]);
    const answer = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    const [, , error, result] = await answer;
    if (error) throw new Error(`${command}: ${error.error}: ${error.message}`);
    // A single value is wrapped, an object is not.
    const { value } = Object(result);
    return value === undefined ? result : value;
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#received.toString('latin1', 0, colon));
      if (this.#received.length < end) return;
      const packet = JSON.parse(this.#received.toString('utf8', colon + 1, end));
      this.#received = this.#received.subarray(end);
      // The greeting is no array.
      if (!Array.isArray(packet)) continue;
      this.#waiting.get(packet[1])?.(packet as Answer);
      this.#waiting.delete(packet[1]);
    }
  }
}
