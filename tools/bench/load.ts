import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { bodyOf, headersTo, nextNumber } from './message.ts';

export interface Outcome {
  /** How many messages were answered 200. */
  acknowledged: number;
  /** Milliseconds that each of these answers took. */
  readonly took: number[];
  /** How many requests were refused or not answered. */
  failed: number;
  /** Seconds from the first request to the last answer. */
  seconds: number;
}

interface Load {
  readonly url: string;
  /** Concurrent requests. */
  readonly connections: number;
  /** How long requests are sent. */
  readonly seconds: number;
}

/** Sends messages, on each connection the next one as soon as the last is answered. */
export async function sendMessages({ url, connections, seconds }: Load): Promise<Outcome> {
  const address = new URL('/api/v1.0/email/send-form', url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const options = { agent, method: 'POST', headers: headersTo(url) };
  const outcome: Outcome = { acknowledged: 0, took: [], failed: 0, seconds: 0 };

  async function sendOne(): Promise<void> {
    const began = performance.now();
    const sent = request(address, options).end(bodyOf(nextNumber()));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    if (answer.statusCode !== 200) throw new Error(`It answered ${answer.statusCode}.`);
    outcome.took.push(performance.now() - began);
    outcome.acknowledged += 1;
  }

  const began = performance.now();
  const isOpen = () => performance.now() - began < seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (isOpen()) {
        await sendOne().catch(() => {
          outcome.failed += 1;
        });
      }
    }),
  );
  outcome.seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return outcome;
}
