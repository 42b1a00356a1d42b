import { createServer } from 'node:net';

const FIRST = 20_000;
const PORTS = 12_000;

/** Each process begins with another port, so that two processes rarely choose the same. */
let next = process.pid * 97;

/**
 * A free port of 127.0.0.1, for a server whose port must be known before the start or stay the same after a restart. The port
 * is below those that systems give to connections and to servers without a fixed port (32768 and up on Linux), so that no
 * other program gets it by chance.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (next++ % PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
