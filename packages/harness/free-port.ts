import { createServer } from 'node:net';

const FIRST = 20_000;
const PORTS = 12_000;

/** Each process starts at another port, so that two rarely choose the same one. */
let next = process.pid * 97;

/**
 * A free port of 127.0.0.1, for a server whose port must be known before it starts or stay the same after a restart. It
 * is below the ports that systems give to connections and to servers without a fixed port (32768 and up on Linux), so
 * no other program gets it by chance.
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
