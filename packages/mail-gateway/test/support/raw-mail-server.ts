import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The answer to a command, or a function that writes the answer or none. */
type Reply = string | ((socket: Socket, line: string) => void);

export interface RawMailServerOptions {
  /** Called with the whole mail at its final dot; it writes the answer. */
  readonly onMail?: (mail: string, socket: Socket) => void;
  /** Replies other than `250 ok`, by the first word of the command; `CONNECT` is the greeting. */
  readonly replies?: Readonly<Record<string, Reply>>;
}

/** A mail server on a free port of 127.0.0.1 whose answers a test chooses, also wrong ones and none. */
export async function rawMailServer({ onMail, replies = {} }: RawMailServerOptions) {
  const all: Readonly<Record<string, Reply>> = {
    CONNECT: '220 hello',
    DATA: '354 go on',
    ...replies,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let rest = '';
    let mail: string | undefined;
    const reply = (command: string, line = '') => {
      const written = all[command] ?? '250 ok';
      if (typeof written === 'string') {
        socket.write(`${written}\r\n`);
      } else {
        written(socket, line);
      }
    };
    const answer = (line: string) => {
      if (mail !== undefined && line !== '.') {
        mail += `${line}\n`;
      } else if (mail !== undefined) {
        const whole = mail;
        mail = undefined;
        onMail?.(whole, socket);
      } else {
        const command = line.split(' ')[0]?.toUpperCase() ?? '';
        mail = command === 'DATA' ? '' : undefined;
        reply(command, line);
      }
    };
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => sockets.delete(socket))
      .on('data', (chunk) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop() ?? '';
        lines.forEach(answer);
      });
    reply('CONNECT');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}

/** A `rawMailServer` until the test ends. */
export async function startRawMailServer(options: RawMailServerOptions) {
  const { port, close } = await rawMailServer(options);
  onTestFinished(close);
  return { port };
}
