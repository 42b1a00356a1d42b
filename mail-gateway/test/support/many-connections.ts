import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Many connections to a port of 127.0.0.1, each of which writes the same; they end with the test. */
export async function manyConnections(
  port: number,
  count: number,
  written: string,
  localAddress?: string,
): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) }).on(
      'error',
      () => {},
    ),
  );
  onTestFinished(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
  });
  const tried = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        socket.once('connect', () => socket.write(written, () => resolve()));
      }),
  );
  await Promise.all(tried);
  return sockets;
}
