import type { Socket } from 'node:net';
import { rawMailServer } from '../support/raw-mail-server.ts';
import { chance, choose } from './chance.ts';
import type { Delivery, Observations, Shares } from './deliveries.ts';

/** The manners in which a mail server treats a session, with their probabilities in proportion to each other. */
const manners = {
  takes: 60,
  'takes slowly': 10,
  'is busy': 2,
  'says nothing': 2,
  'refuses the recipient': 4,
  'hangs up at DATA': 4,
  'hangs up after the dot, without the mail': 4,
  'hangs up after the dot, with the mail': 4,
  'is silent after the dot': 3,
  'lies: keeps what it refuses': 4,
  'answers what is no answer': 3,
};

type Manner = keyof typeof manners;

export interface ServersOptions extends Observations {
  readonly seed: number;
  /** The number of gateways. */
  readonly count: number;
  readonly shares?: Shares | undefined;
}

/** The mail server of one gateway, which chooses its manner by the seed, for each session anew. */
class UnreliableMailServer {
  readonly #gateway: number;
  readonly #options: ServersOptions;
  readonly #mannerOf = new WeakMap<Socket, Manner>();
  /** The sessions in which the server says nothing. */
  readonly #silent = new Set<Socket>();
  #sessions = 0;
  #takesAll = false;
  #server: Awaited<ReturnType<typeof rawMailServer>> | undefined;
  /** Called once, at the final dot of the next mail, before the answer. */
  atNextDot: (() => void) | undefined;

  constructor(gateway: number, options: ServersOptions) {
    this.#gateway = gateway;
    this.#options = options;
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  async start(): Promise<this> {
    this.#server = await rawMailServer({
      replies: {
        CONNECT: (socket) => this.#greet(socket),
        RCPT: (socket) => {
          const isRefused = this.#mannerOf.get(socket) === 'refuses the recipient';
          socket.write(isRefused ? '451 not now\r\n' : '250 ok\r\n');
        },
        DATA: (socket) => {
          if (this.#mannerOf.get(socket) === 'hangs up at DATA') socket.destroy();
          else socket.write('354 go on\r\n');
        },
      },
      onMail: (mail, socket) => {
        this.atNextDot?.();
        this.atNextDot = undefined;
        this.#answer(mail, socket);
      },
    });
    return this;
  }

  /** Ends the sessions in which the server says nothing. */
  endSilence(): void {
    for (const socket of this.#silent) socket.destroy();
    this.#silent.clear();
  }

  /** From now on, the server takes every mail. */
  behave(): void {
    this.#takesAll = true;
    this.endSilence();
  }

  close(): void {
    this.#server?.close();
  }

  #greet(socket: Socket): void {
    const { seed, shares, met } = this.#options;
    const at = chance(seed, this.#gateway, this.#sessions);
    const manner = this.#takesAll ? 'takes' : choose({ ...manners, ...shares }, at);
    this.#sessions += 1;
    this.#mannerOf.set(socket, manner);
    met.set(manner, (met.get(manner) ?? 0) + 1);
    if (manner === 'says nothing') this.#silent.add(socket);
    else if (manner === 'is busy') socket.end('421 too busy\r\n');
    else socket.write('220 hello\r\n');
  }

  /** Answers the final dot of a mail in the manner of its session. */
  #answer(mail: string, socket: Socket): void {
    switch (this.#mannerOf.get(socket)) {
      case 'takes slowly':
        setTimeout(() => this.#confirm(mail, socket), 50);
        return;
      case 'hangs up after the dot, without the mail':
        socket.destroy();
        return;
      case 'hangs up after the dot, with the mail':
        this.#keep(mail);
        socket.destroy();
        return;
      case 'is silent after the dot':
        this.#keep(mail);
        this.#silent.add(socket);
        return;
      case 'lies: keeps what it refuses':
        this.#keep(mail);
        socket.write('451 try later\r\n');
        return;
      case 'answers what is no answer':
        this.#keep(mail);
        socket.end('Good day to you!\r\n');
        return;
      default:
        this.#confirm(mail, socket);
    }
  }

  #keep(mail: string): Delivery {
    const [, id = ''] = /^Message-ID: <(\w+)@/im.exec(mail) ?? [];
    const delivery: Delivery = { id, gateway: this.#gateway, isConfirmed: false };
    this.#options.deliveries.push(delivery);
    return delivery;
  }

  #confirm(mail: string, socket: Socket): void {
    this.#keep(mail).isConfirmed = true;
    socket.write('250 taken\r\n');
  }
}

/** The mail servers of a simulation, one for each gateway, so that it is known which gateway sent a mail. */
export class MailServers {
  readonly #servers: readonly UnreliableMailServer[];

  private constructor(servers: readonly UnreliableMailServer[]) {
    this.#servers = servers;
  }

  static async start(options: ServersOptions): Promise<MailServers> {
    const servers = Array.from(
      { length: options.count },
      (_, gateway) => new UnreliableMailServer(gateway, options),
    );
    return new MailServers(await Promise.all(servers.map((server) => server.start())));
  }

  get ports(): number[] {
    return this.#servers.map(({ port }) => port);
  }

  /** Calls a function once, at the final dot of a gateway's next mail, before the answer. */
  atNextDot(gateway: number, call: () => void): void {
    const server = this.#servers[gateway];
    if (server) server.atNextDot = call;
  }

  /** Ends the sessions in which a server says nothing. */
  endSilence(): void {
    for (const server of this.#servers) server.endSilence();
  }

  /** From now on, the servers take every mail. */
  behave(): void {
    for (const server of this.#servers) server.behave();
  }

  close(): void {
    for (const server of this.#servers) server.close();
  }
}
