import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ordinary } from '../support/arrange.ts';
import { chance, choose } from './chance.ts';
import type { Gateway } from './gateways.ts';
import { subjectOf } from './world.ts';

/** The manners in which a visitor's browser sends a message, with their probabilities in per cent. */
const manners = { 'in one piece': 70, slowly: 15, 'leaves without an answer': 10, 'breaks off': 5 };

type Manner = keyof typeof manners;

/** The numbers of the sent messages, by their outcome. */
export interface Sent {
  /** Answered `OK`. */
  readonly accepted: Set<number>;
  /** Sent to their last byte at least once. */
  readonly whole: Set<number>;
  /** The number of requests that have ended, with or without an answer. */
  requests: number;
}

/** Milliseconds after which a visitor goes away, so that a simulation ends. */
const PATIENCE = 60_000;

/** Posts a message once. */
async function post(gateway: Gateway, number: number, manner: Manner, sent: Sent): Promise<void> {
  const fields = {
    ...ordinary,
    from_name: `Visitor ${number}`,
    from_subject: subjectOf(number),
  };
  const body = new URLSearchParams(fields).toString();
  const half = Math.floor(body.length / 2);
  const { url } = gateway;
  if (url === undefined) return;
  const call = request(new URL('api/v1.0/email/send-form', url), {
    method: 'POST',
    agent: false,
    timeout: PATIENCE,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      origin: new URL(url).origin,
    },
  });
  gateway.requests.add(call);
  const answer = new Promise<boolean>((resolve) => {
    call
      .on('response', async (response) => {
        const text = Buffer.concat(await response.toArray().catch(() => []));
        resolve(response.statusCode === 200 && String(text) === 'OK');
      })
      .on('error', () => {})
      .on('timeout', () => call.destroy())
      .on('close', () => resolve(false));
  });
  if (manner !== 'in one piece') {
    call.write(body.slice(0, half));
    await wait(5);
  }
  if (manner === 'breaks off') {
    call.destroy();
  } else {
    sent.whole.add(number);
    const rest = manner === 'in one piece' ? body : body.slice(half);
    call.end(rest, () => {
      if (manner === 'leaves without an answer') call.destroy();
    });
  }
  if (await answer) sent.accepted.add(number);
  gateway.requests.delete(call);
  sent.requests += 1;
}

/** Sends messages with these numbers, eight at a time. A visitor who gets no OK tries again, three times at most. */
export async function sendAll(
  seed: number,
  numbers: readonly number[],
  { sent, gateways }: { sent: Sent; gateways: readonly Gateway[] },
): Promise<void> {
  const left = [...numbers];
  async function visitor(): Promise<void> {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      for (let attempt = 1; attempt <= 3 && !sent.accepted.has(number); attempt += 1) {
        const listening = gateways.filter(({ url }) => url !== undefined);
        const at = Math.floor(chance(seed, 'choice', number, attempt) * listening.length);
        const gateway = listening[at];
        if (gateway) {
          const manner = choose(manners, chance(seed, 'visitor', number, attempt));
          await post(gateway, number, manner, sent);
        } else {
          attempt -= 1;
          await wait(10);
        }
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor));
}
