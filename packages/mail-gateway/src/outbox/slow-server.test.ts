import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { NOON, newMessage, stored } from '../../test/support/arrange.ts';
import { deliveryBy, outcomeOf } from '../../test/support/delivery.ts';
import { relayTo } from '../../test/support/mail-server.ts';
import { startRawMailServer } from '../../test/support/raw-mail-server.ts';
import { LEASE } from './schedule.ts';

/** Milliseconds; longer than a busy machine pauses. */
const silence = 2000;

const impatient = (port: number, answer: number) =>
  relayTo(`smtp://127.0.0.1:${port}`, { timeouts: { silence, answer } });

/** A worker and a mail server whose answer to each mail `onMail` chooses, by the sender's name. */
async function context(onMail: (from: string, socket: Socket) => void, answer = 60_000) {
  const mails: string[] = [];
  const { port } = await startRawMailServer({
    onMail(mail, socket) {
      const from = /^Subject: Message from ([^:\n]*)/m.exec(mail)?.[1] ?? '';
      mails.push(from);
      onMail(from, socket);
    },
  });
  const worker = await deliveryBy(impatient(port, answer), { slowAfter: 50 });
  const keep = (from_name: string, about = {}) =>
    worker.store.keep(newMessage({ from_name }, about));
  return { ...worker, mails, keep };
}

/** Resolves once a server that never answers EHLO has been silent for too long. */
async function silenceEnds(): Promise<void> {
  const { port } = await startRawMailServer({ replies: { EHLO() {} } });
  const relay = impatient(port, 0);
  expect(await outcomeOf(relay.deliver(stored()))).toEqual(['ETIMEDOUT', false, true]);
}

const taken = '250 taken\r\n';

describe('a mail server that takes its time to answer the final dot', () => {
  it('gets a single copy, and meanwhile the next message', async () => {
    const answers: (() => void)[] = [];
    const { mails, store, clock, keep, begin, worker } = await context((from, socket) => {
      if (from === 'slow') {
        answers.push(() => socket.write(taken));
      } else {
        socket.write(taken);
      }
    });
    for (const each of [1, 2, 3, 4]) {
      await keep('slow', { receivedAt: NOON - each, fingerprint: `${each}` });
    }
    worker.wake();
    await expect.poll(() => answers.length).toBe(4);
    await keep('quick');
    worker.wake();
    await expect.poll(async () => (await store.counts()).sent).toBe(1);
    // Longer than the limit of any other silence, and than a lease that nobody extends.
    await silenceEnds();
    clock.now += LEASE;
    await begin().drain();
    expect(await store.counts()).toMatchObject({ sending: 4, sent: 1 });
    for (const answer of answers) {
      answer();
    }
    await expect.poll(async () => (await store.counts()).sent).toBe(5);
    expect(mails).toEqual(['slow', 'slow', 'slow', 'slow', 'quick']);
  });

  it('gets the mail again when no answer came, and the log says that it may come twice', async () => {
    const { mails, store, clock, lines, keep, worker } = await context((_from, socket) => {
      if (mails.length > 1) {
        socket.write(taken);
      }
    }, silence);
    await keep('slow');
    await worker.drain();
    expect((await store.list({}))[0]).toMatchObject({
      state: 'queued',
      lastError: expect.stringContaining('The mail may have arrived'),
    });
    // The mail does not wait for the relay: such a mail would be due now.
    expect(await store.outbox.makeAllDue(clock.now)).toBe(0);
    expect(lines[0]).toMatchObject({ mayArriveTwice: true, outcome: 'queued' });
    clock.now += 60_000;
    await worker.drain();
    expect(mails).toEqual(['slow', 'slow']);
    expect(await store.counts()).toMatchObject({ sent: 1 });
  });
});

it.each([
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['says that it closes', (socket: Socket) => socket.write('421 closing\r\n')],
])(
  'a message on which the mail server always breaks off does not hold up the others when it %s',
  async (_how, breakOff) => {
    const { mails, store, clock, keep, worker } = await context((from, socket) => {
      if (from === 'poison') {
        breakOff(socket);
      } else {
        socket.write(taken);
      }
    });
    for (let each = 0; each < 20; each += 1) {
      await keep('poison', { receivedAt: NOON - 1, fingerprint: `${each}` });
    }
    await keep('real');
    await worker.drain();
    expect(await store.counts()).toMatchObject({ queued: 20, sent: 1 });
    expect(mails).toHaveLength(21);
    clock.now += 29_000;
    await worker.drain();
    expect(mails).toHaveLength(21);
    clock.now += 1000;
    await worker.drain();
    expect(mails).toHaveLength(41);
  },
);
