import type { Socket } from 'node:net';
import { rawMailServer } from '../support/raw-mail-server.ts';
import { chance, choose } from './chance.ts';
import type { Delivery, Observations, Shares } from './deliveries.ts';

/** How a mail server treats a session, and how probable that is. */
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

export type MailServers = Awaited<ReturnType<typeof startMailServers>>;

export interface ServersOptions extends Observations {
  readonly seed: number;
  /** How many gateways there are. */
  readonly count: number;
  readonly shares?: Shares | undefined;
}

/**
 * Starts mail servers that choose their manner by the seed, for each session anew: one for each
 * gateway, so that it is known which one a mail comes from.
 */
export async function startMailServers(options: ServersOptions) {
  const { seed, count, shares, deliveries, met } = options;
  const silent = new Set<Socket>();
  const atDot = new Map<number, () => void>();
  let takesAll = false;

  function serverOf(gateway: number) {
    let sessions = 0;
    const mannerOf = new WeakMap<Socket, Manner>();
    const keep = (mail: string): Delivery => {
      const [, id = ''] = /^Message-ID: <(\w+)@/im.exec(mail) ?? [];
      const kept: Delivery = { id, gateway, isConfirmed: false };
      deliveries.push(kept);
      return kept;
    };
    const confirm = (mail: string, socket: Socket) => {
      keep(mail).isConfirmed = true;
      socket.write('250 taken\r\n');
    };
    /** What else than confirming it a manner does with a mail. */
    const atMail: { readonly [manner in Manner]?: typeof confirm } = {
      'takes slowly': (mail, socket) => void setTimeout(() => confirm(mail, socket), 50),
      'hangs up after the dot, without the mail': (_mail, socket) => socket.destroy(),
      'hangs up after the dot, with the mail': (mail, socket) => {
        keep(mail);
        socket.destroy();
      },
      'is silent after the dot': (mail, socket) => {
        keep(mail);
        silent.add(socket);
      },
      'lies: keeps what it refuses': (mail, socket) => {
        keep(mail);
        socket.write('451 try later\r\n');
      },
      'answers what is no answer': (mail, socket) => {
        keep(mail);
        socket.end('Good day to you!\r\n');
      },
    };
    return rawMailServer({
      replies: {
        CONNECT(socket) {
          const own = { ...manners, ...shares };
          const at = chance(seed, gateway, sessions);
          const manner = takesAll ? 'takes' : choose(own, at);
          sessions += 1;
          mannerOf.set(socket, manner);
          met.set(manner, (met.get(manner) ?? 0) + 1);
          if (manner === 'says nothing') silent.add(socket);
          else if (manner === 'is busy') socket.end('421 too busy\r\n');
          else socket.write('220 hello\r\n');
        },
        RCPT(socket) {
          const refused = mannerOf.get(socket) === 'refuses the recipient';
          socket.write(refused ? '451 not now\r\n' : '250 ok\r\n');
        },
        DATA(socket) {
          if (mannerOf.get(socket) === 'hangs up at DATA') socket.destroy();
          else socket.write('354 go on\r\n');
        },
      },
      onMail(mail, socket) {
        atDot.get(gateway)?.();
        atDot.delete(gateway);
        (atMail[mannerOf.get(socket) ?? 'takes'] ?? confirm)(mail, socket);
      },
    });
  }

  const servers = await Promise.all(Array.from({ length: count }, (_, each) => serverOf(each)));
  /** Ends the sessions in which the server says nothing. */
  const endSilence = () => {
    for (const socket of silent) socket.destroy();
    silent.clear();
  };
  return {
    ports: servers.map(({ port }) => port),
    /** `call` is called once, at the final dot of this gateway's next mail, before the answer. */
    atNextDot: (gateway: number, call: () => void) => void atDot.set(gateway, call),
    endSilence,
    /** From now on they take every mail. */
    behave() {
      takesAll = true;
      endSilence();
    },
    close() {
      for (const server of servers) server.close();
    },
  };
}
