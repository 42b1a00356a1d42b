import { createServer } from 'node:net';

const FIRST = 20_000;
const PORTS = 12_000;

/** Processes begin far apart, so that two of them hardly find the same port before one listens there. */
let next = process.pid * 97;

/**
 * A port of 127.0.0.1 on which nobody listens, for a server whose port must be known before it
 * starts, or that is started again. It lies below the ports that systems give to connections and to
 * servers that take any port (32768 and up on Linux), so nobody else gets it by chance.
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
