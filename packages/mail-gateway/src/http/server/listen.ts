import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { type Settings, SettingsError } from '../../settings.ts';

export interface Listening {
  readonly port: number;
  /** Stops taking connections; resolves when the open ones have ended. */
  close(): Promise<void>;
}

/** Error codes of a wrong HOST: an unknown name, or the address of another machine. */
const WRONG_HOST = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'];

/**
 * Listens on HOST, for `localhost` on all its addresses: some browsers try `::1` first, some
 * `127.0.0.1`. Fastify does so too, but cuts the open connections of the second address on closing.
 * @throws SettingsError when HOST is not an address of this machine.
 */
export async function listen(
  app: FastifyInstance,
  { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>,
): Promise<Listening> {
  try {
    const found = await dns.lookup(HOST, { all: true });
    const [first, ...others] = found.map(({ address }) => address);
    await app.listen({ host: first ?? HOST, port: PORT });
    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : PORT;
    const servers: Server[] = [];
    for (const host of HOST === 'localhost' ? others : []) {
      servers.push(...(await listenAlso(app, host, port)));
    }
    const shut = servers.map((server) => promisify(server.close.bind(server)));
    return { port, close: async () => void (await Promise.all(shut.map((close) => close()))) };
  } catch (error) {
    if (WRONG_HOST.includes(codeOf(error))) {
      throw new SettingsError([`HOST must be a name or address of this machine, got "${HOST}".`]);
    }
    throw error;
  }
}

/** Listens on one more address for the application; empty for an address that the machine lacks. */
async function listenAlso(app: FastifyInstance, host: string, port: number): Promise<Server[]> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    app.server.emit('connection', socket);
  });
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return [server];
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) {
      return [];
    }
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
