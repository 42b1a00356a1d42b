import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listen } from './arrange.ts';

export interface RawMailServerOptions {
  /** Called at EHLO; what it writes is the answer. Without it, the reply is as in `replies`. */
  readonly onHello?: (socket: Socket) => void;
  /** Called with the whole mail at its final dot; what it writes is the answer. */
  readonly onMail?: (mail: string, socket: Socket) => void;
  /** Replies to commands by their first word, where they are not `250 ok`. */
  readonly replies?: Readonly<Record<string, string>>;
}

/** A mail server that does with connections what a well-behaved one does not. */
export async function startRawMailServer({ onHello, onMail, replies = {} }: RawMailServerOptions) {
  const answers: Readonly<Record<string, string>> = { DATA: '354 go on', ...replies };
  const server = createServer((socket) => {
    let rest = '';
    let mail: string | undefined;
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
        if (command === 'EHLO' && onHello) {
          onHello(socket);
        } else {
          socket.write(`${answers[command] ?? '250 ok'}\r\n`);
        }
      }
    };
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop() ?? '';
        lines.forEach(answer);
      });
    onTestFinished(() => void socket.destroy());
    socket.write('220 hello\r\n');
  });
  return { port: await listen(server) };
}
