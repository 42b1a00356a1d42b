import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chance, choose } from './chance.ts';
import type { Delivery } from './deliveries.ts';
import type { ServersOptions } from './mail-servers.ts';

/** How a receiver treats a webhook, and how probable that is. */
const manners = {
  'takes a webhook': 60,
  'takes a webhook slowly': 10,
  'answers a webhook with 500': 6,
  'lies: keeps a webhook and answers 500': 6,
  'keeps a webhook without an answer': 4,
  'hangs up on a webhook': 4,
  'wants no more webhooks': 2,
};

type Manner = keyof typeof manners;

/** A receiver of webhooks for each gateway, so that it is known which one a webhook comes from. */
export interface Receivers {
  readonly ports: readonly number[];
  /** Ends the requests that it does not answer. */
  endSilence(): void;
  /** From now on they answer nothing, or everything. */
  behave(how: 'silent' | 'good'): void;
  close(): void;
}

/** Starts receivers that choose their manner by the seed, for each request anew. */
export async function startReceivers(options: ServersOptions): Promise<Receivers> {
  const { seed, count, shares, deliveries, met } = options;
  const silent = new Set<ServerResponse>();
  /** How many requests are under way, by message. */
  const open = new Map<string, number>();
  let behaviour: 'as the seed says' | 'silent' | 'good' = 'as the seed says';

  function receiverOf(gateway: number) {
    let requests = 0;
    return createServer(async (request, response) => {
      const id = String(request.headers['webhook-id']).replace('msg_', '');
      const isParallel = (open.get(id) ?? 0) > 0;
      open.set(id, (open.get(id) ?? 0) + 1);
      response.on('close', () => {
        silent.delete(response);
        open.set(id, (open.get(id) ?? 1) - 1);
      });
      const parts = await request.toArray().catch(() => null);
      if (parts === null) return;
      const own = { ...manners, ...shares };
      const mannerFor: Readonly<Record<typeof behaviour, Manner>> = {
        'as the seed says': choose(own, chance(seed, 'webhook', gateway, requests)),
        silent: 'keeps a webhook without an answer',
        good: 'takes a webhook',
      };
      const manner = mannerFor[behaviour];
      requests += 1;
      met.set(manner, (met.get(manner) ?? 0) + 1);
      const keep = (): Delivery => {
        const kept: Delivery = { kind: 'webhook', id, gateway, isConfirmed: false, isParallel };
        deliveries.push(kept);
        return kept;
      };
      const take = () => {
        keep().isConfirmed = true;
        response.end();
      };
      const answer: Readonly<Record<Manner, () => void>> = {
        'takes a webhook': take,
        'takes a webhook slowly': () => void setTimeout(take, 50),
        'answers a webhook with 500': () => void response.writeHead(500).end(),
        'lies: keeps a webhook and answers 500': () => {
          keep();
          response.writeHead(500).end();
        },
        'keeps a webhook without an answer': () => {
          keep();
          silent.add(response);
        },
        'hangs up on a webhook': () => void response.destroy(),
        'wants no more webhooks': () => void response.writeHead(410).end(),
      };
      answer[manner]();
    });
  }

  const servers = Array.from({ length: count }, (_, each) => receiverOf(each));
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const endSilence = () => {
    for (const response of silent) response.destroy();
  };
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    endSilence,
    behave(how) {
      behaviour = how;
      endSilence();
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
