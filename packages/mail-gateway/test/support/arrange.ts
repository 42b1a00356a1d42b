import { connect, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import type { AlarmName } from '../../src/alarms.ts';
import { buildApp } from '../../src/app.ts';
import type { AppOptions } from '../../src/http/app-options.ts';
import { languageOf } from '../../src/languages/language.ts';
import {
  type FieldName,
  fingerprintOf,
  type NewMessage,
  newId,
} from '../../src/messages/message.ts';
import { createMetrics } from '../../src/ops/metrics.ts';
import { watchRefusals } from '../../src/ops/refusals.ts';
import { type GiveBack, newConfirmation } from '../../src/outbox/outbox.ts';
import { LEASE } from '../../src/outbox/schedule.ts';
import { readSettings } from '../../src/settings.ts';
import { openStoreOn } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store, StoredMessage } from '../../src/store/store.ts';

/** The host of the site, to which tests post. */
export const HOST = 'agency.example';

/** 20 November 2026, 10:07 UTC. */
export const NOON = Date.UTC(2026, 10, 20, 10, 7);

/** The language of the gateway: English, with times in UTC, unless `env` sets others. */
export const languageWith = (env: Record<string, string> = {}) =>
  languageOf(readSettings({ GATEWAY_LANGUAGE: 'en', TZ: 'UTC', ...env }));

export { temporaryFolder };

/** A DATABASE_URL of a SQLite file that does not exist yet, in a folder that is removed when the test ends. */
export const temporaryDatabase = () => `file:${path.join(temporaryFolder(), 'messages.db')}`;

/** A store in memory, closed when the test ends. */
export async function memoryStore(): Promise<Store> {
  const store = await openStoreOn(openSqlite(':memory:'));
  onTestFinished(() => store.close());
  return store;
}

/** Lets a server listen on a free port of 127.0.0.1 until the test ends. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return portOf(server);
}

/** The port of a listening server. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A connection to a port of 127.0.0.1 until the test ends. An error of the connection fails no test. */
export function connectTo(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** A connection to an application. The application listens from then on. */
export async function connectToApp(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) {
    await app.listen({ host: '127.0.0.1', port: 0 });
  }
  return connectTo(portOf(app.server));
}

/** The fields of an ordinary message, and the control fields of the form. */
export const ordinary = {
  from_name: 'Ada Lovelace',
  from_email: 'ada@example.com',
  from_subject: 'A new website',
  from_number: '+44 20 7946 0000',
  from_message: 'We would like to talk about a new website.',
  lib_version: '4.4.1',
  service_id: 'agency_site',
  template_id: 'contact_form',
  user_id: 'public_site_key',
};

/** A message for the store. @param changes other fields; @param about other values of the message itself */
export function newMessage(
  changes: Partial<Record<FieldName, string>> = {},
  about: Partial<Omit<NewMessage, 'fields'>> = {},
): NewMessage {
  const { from_name, from_email, from_subject, from_number, from_message } = ordinary;
  const fields = { from_name, from_email, from_subject, from_number, from_message, ...changes };
  const state = about.state ?? 'queued';
  return {
    id: newId(),
    fingerprint: fingerprintOf(fields, state),
    state,
    fields,
    otherFields: [],
    page: '',
    language: '',
    reasons: '',
    receivedAt: NOON,
    ...about,
  };
}

/** Claims the message that is due first. @throws if no message is due */
export async function claimNext(store: Store, now = NOON): Promise<StoredMessage> {
  const claim = await store.outbox.claimNext(['owner-mail'], now, now + LEASE);
  const message = claim && (await store.message(claim.id));
  if (!message) {
    throw new Error('no message is due');
  }
  return message;
}

/** Fails an attempt: claims the message that is due first and gives it back. */
export async function failNext(store: Store, now = NOON, again: Partial<GiveBack> = {}) {
  const claim = await claimNext(store, now);
  return store.outbox.giveBack(claim, now, { dueAt: now, reason: '', giveUpSince: 0, ...again });
}

/** The confirmation that is queued when the mail of a message has succeeded. */
export const confirmed = (messageId: string, now = NOON, most = 9) =>
  newConfirmation(messageId, { recipient: 'a hash', most }, now);

/** Fails an attempt at a webhook: claims the webhook that is due first and gives it back, or gives it up. */
export async function failNextWebhook(
  store: Store,
  now = NOON,
  again: GiveBack = { dueAt: now, reason: 'status-410', giveUpSince: now },
) {
  const claim = await store.outbox.claimNext(['webhook'], now, now + LEASE);
  if (!claim) {
    throw new Error('no webhook is due');
  }
  return store.outbox.giveBack(claim, now, again);
}

/** Stores ordinary messages with these senders. */
export async function keepAll(
  store: Store,
  names: readonly string[],
  about: Partial<NewMessage> = {},
): Promise<void> {
  await Promise.all(names.map((from_name) => store.keep(newMessage({ from_name }, about))));
}

/** Different texts: `message 0`, `message 1` and so on. */
export const manyNames = (count: number, prefix = 'message ') =>
  Array.from({ length: count }, (_, each) => `${prefix}${each}`);

/** The multipart body with which a browser would send these pairs, and its headers. */
export async function multipart(
  pairs: Iterable<readonly [string, string | Blob]>,
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of pairs) {
    form.append(name, value);
  }
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
}

/** A request to send-form with the ordinary message. @param changes other fields; undefined leaves a field out */
export async function sendForm(
  changes: Record<string, string | undefined> = {},
  headers: Record<string, string> = {},
  query = '',
): Promise<InjectOptions> {
  const fields = Object.entries({ ...ordinary, ...changes });
  const body = await multipart(
    fields.filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return {
    method: 'POST',
    url: `/api/v1.0/email/send-form${query}`,
    payload: body.payload,
    headers: { host: HOST, origin: `http://${HOST}`, ...body.headers, ...headers },
  };
}

/** A request to send-form with a body of a certain size. @param size in bytes */
export async function formOfSize(size: number): Promise<InjectOptions> {
  const empty = await sendForm({ from_message: '' });
  const padding = size - Buffer.byteLength(String(empty.payload)) - 'é'.length * 2;
  return sendForm({ from_message: `é${'x'.repeat(padding)}` });
}

/** The headers of a browser that sends a form without a script: it opens a page. */
export const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' };

/**
 * The application on a database in memory, with a clock that tests move, its log lines and its alarms. `post` sends a form,
 * and `kept` lists the stored messages, newest first.
 */
export async function testApp(
  env: Record<string, string> = {},
  {
    store: given,
    worker,
    ...more
  }: { store?: Store; worker?: AppOptions['worker'] } & Pick<AppOptions, 'form' | 'views'> = {},
) {
  const settings = readSettings({ SITE_DIR: temporaryFolder(), ...env });
  const store = given ?? (await openStoreOn(openSqlite(':memory:')));
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const clock = { now: NOON };
  const woken = { times: 0 };
  const logger = pino({ level: 'trace' }, stream);
  const alarmed: AlarmName[] = [];
  const app = await buildApp({
    settings,
    language: languageOf(settings),
    store,
    logger,
    metrics: createMetrics(store, () => clock.now),
    refusals: watchRefusals({ logger, alarm: (name) => alarmed.push(name) }),
    ...more,
    worker: {
      wake: () => {
        woken.times += 1;
        worker?.wake();
      },
      delivers: (kind) => worker?.delivers(kind) ?? false,
    },
    now: () => clock.now,
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  const post = async (...given: Parameters<typeof sendForm>) =>
    app.inject(await sendForm(...given));
  const kept = () => store.list({});
  return { app, store, settings, lines, alarmed, clock, woken, post, kept };
}

/** An object with other methods in place of some of its own. */
export function withMethods<Changed extends object>(
  object: Changed,
  methods: Partial<Changed>,
): Changed {
  return new Proxy(object, {
    get(target, name) {
      const value = Reflect.get(Object.hasOwn(methods, name) ? methods : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A store whose methods fail with an error, except for `close`. */
export function brokenStore(error: Error): Store {
  const fail = async () => {
    throw error;
  };
  return new Proxy({} as Store, {
    get: (_target, name) => (name === 'close' ? async () => {} : fail),
  });
}

/** A message as the store returns it, with a fixed id. */
export function stored(
  changes: Partial<Record<FieldName, string>> = {},
  about: Partial<StoredMessage> = {},
): StoredMessage {
  return {
    id: '0123456789ab',
    fingerprint: 'fingerprint',
    state: 'sending',
    fields: newMessage(changes).fields,
    otherFields: [],
    page: '',
    language: '',
    reasons: '',
    receivedAt: NOON,
    stateSince: NOON,
    dueAt: NOON,
    attempts: 1,
    failingSince: null,
    lastError: null,
    sentAt: null,
    sentBy: null,
    deliveredTo: [],
    namedAt: null,
    handling: 'new',
    note: '',
    file: null,
    ...about,
  };
}
