import pino from 'pino';
import { onTestFinished } from 'vitest';
import { createDelivery, type DeliveryOptions } from '../../src/relay/delivery.ts';
import { type Relay, RelayError } from '../../src/relay/relay.ts';
import type { StoredMessage } from '../../src/store/store.ts';
import { memoryStore, NOON } from './arrange.ts';

/** A relay that fails with what `answer` returns, and notes the name of each message it was given. */
export function fakeRelay(
  name: string,
  answer: (message: StoredMessage) => RelayError | undefined = () => undefined,
) {
  const given: string[] = [];
  const relay: Relay = {
    name,
    async deliver(message) {
      given.push(message.fields.from_name);
      const error = answer(message);
      if (error) {
        throw error;
      }
    },
    check: async () => 'fine',
    close() {},
  };
  return { relay, given };
}

/** A delivery from a store in memory, with a clock to move; `begin` makes another one. */
export async function deliveryBy(relays: readonly Relay[], options: Partial<DeliveryOptions> = {}) {
  const store = options.store ?? (await memoryStore());
  const clock = { now: NOON };
  const lines: { level: number; msg: string; [key: string]: unknown }[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const alarms: [string, unknown][] = [];
  const begin = (more: Partial<DeliveryOptions> = {}) => {
    const delivery = createDelivery({
      store,
      relays,
      logger,
      alarm: (name, details) => alarms.push([name, details]),
      now: () => clock.now,
      random: () => 0.5,
      rewriteAfter: 5,
      ...options,
      ...more,
    });
    onTestFinished(() => delivery.stop(0));
    return delivery;
  };
  const newest = async () => (await store.list({ limit: 1 }))[0];
  return { store, clock, lines, alarms, begin, delivery: begin(), newest };
}

/** The same from one relay, which `answer` has fail; `given` are the names of what it was given. */
export async function deliveryByOne(
  answer?: Parameters<typeof fakeRelay>[1],
  options: Partial<DeliveryOptions> = {},
) {
  const { relay, given } = fakeRelay('smtp', answer);
  return { ...(await deliveryBy([relay], options)), given };
}

/** `taken`, or the error's code, whether it needs a person, and whether the relay is away. */
export const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => 'taken',
    (error: unknown) =>
      error instanceof RelayError
        ? [error.code, error.needsPerson, error.away]
        : `not a RelayError: ${error}`,
  );
