import pino from 'pino';
import { onTestFinished } from 'vitest';
import { DeliveryError } from '../../src/outbox/delivery-error.ts';
import { mailsBy } from '../../src/outbox/lanes.ts';
import type { OutgoingMessage, OwnMail, Relay } from '../../src/outbox/relay.ts';
import { OutboxWorker, type WorkerOptions } from '../../src/outbox/worker.ts';
import { readSettings } from '../../src/settings.ts';
import type { Store } from '../../src/store/store.ts';
import { languageWith, memoryStore, NOON } from './arrange.ts';

/**
 * A relay that sends nothing.
 *
 * @param answer returns the error of a message; undefined for a message that succeeds
 * @returns the relay, the senders of the messages that it was given, and the mails of the gateway's own
 */
export function fakeRelay(
  name: Relay['name'],
  answer: (message: OutgoingMessage) => DeliveryError | undefined = () => undefined,
) {
  const given: string[] = [];
  const own: OwnMail[] = [];
  const relay: Relay = {
    name,
    async deliver(message) {
      given.push(message.fields.from_name);
      const error = answer(message);
      if (error) {
        throw error;
      }
    },
    async deliverOwn(mail) {
      own.push(mail);
    },
    check: async () => 'fine',
    close() {},
  };
  return { relay, given, own };
}

type DeliveryOptions = Partial<WorkerOptions> & { store?: Store };

/** A worker on a store in memory, with a clock that tests move. `begin` makes a further worker. */
export async function deliveryBy(relay: Relay | null, options: DeliveryOptions = {}) {
  const store = options.store ?? (await memoryStore());
  const clock = { now: NOON };
  const now = () => clock.now;
  const lines: { level: number; msg: string; [key: string]: unknown }[] = [];
  const logger = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const alarms: [string, unknown][] = [];
  const settings = readSettings({
    GATEWAY_URL: 'https://agency.example',
    ADMIN_EMAILS: 'a@b.example',
  });
  const context = { settings, language: languageWith(), store, confirmed: null, now };
  const begin = (more: Partial<WorkerOptions> = {}) => {
    const worker = new OutboxWorker({
      outbox: store.outbox,
      lanes: relay ? [mailsBy(relay, context)] : [],
      logger,
      alarm: (name, details) => alarms.push([name, details]),
      now,
      random: () => 0.5,
      rewriteAfter: 5,
      ...options,
      ...more,
    });
    onTestFinished(() => worker.stop(0));
    return worker;
  };
  const newest = async () => (await store.list({ limit: 1 }))[0];
  return { store, clock, lines, alarms, begin, worker: begin(), newest };
}

/** A worker with a fake relay; see `fakeRelay` and `deliveryBy`. */
export async function deliveryByOne(
  answer?: Parameters<typeof fakeRelay>[1],
  options: DeliveryOptions = {},
) {
  const { relay, given } = fakeRelay('smtp', answer);
  return { ...(await deliveryBy(relay, options)), given };
}

/** The outcome of a delivery: `taken`, or of its error the code, whether it needs a person, and whether the relay is away. */
export const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => 'taken',
    (error: unknown) =>
      error instanceof DeliveryError
        ? [error.code, error.needsPerson, error.away]
        : `not a DeliveryError: ${error}`,
  );
