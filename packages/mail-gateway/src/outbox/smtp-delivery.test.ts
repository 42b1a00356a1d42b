import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { NOON, newMessage } from '../../test/support/arrange.ts';
import { deliveryBy } from '../../test/support/delivery.ts';
import { relayTo, startMailServer } from '../../test/support/mail-server.ts';
import { startRawMailServer } from '../../test/support/raw-mail-server.ts';
import { MINUTE } from '../time.ts';

describe('a message for several recipients', () => {
  const to = ['one@agency.example', 'two@bücher.example', 'three@agency.example'];

  /** A mail server that refuses recipients with the replies that `refusing` has for them. */
  async function startRefusing(options: SMTPServerOptions = {}) {
    const refusing = new Map<string, number>();
    const { received, url } = await startMailServer({
      onRcptTo({ address }, _session, done) {
        const responseCode = refusing.get(address);
        done(responseCode ? Object.assign(new Error('no such user'), { responseCode }) : undefined);
      },
      ...options,
    });
    return { received, url, refusing };
  }

  it('is sent only when each has it, and nobody gets it twice', async () => {
    const { received, url, refusing } = await startRefusing();
    refusing.set('two@bücher.example', 550);
    const { store, clock, worker, alarms, newest } = await deliveryBy(relayTo(url, { to }));
    await store.keep(newMessage());
    await worker.drain();
    expect(await newest()).toMatchObject({
      state: 'queued',
      lastError: 'two@xn--bcher-kva.example: 550 no such user',
      deliveredTo: ['one@agency.example', 'three@agency.example'],
    });
    expect(alarms).toEqual([
      ['mail-refused', expect.objectContaining({ codes: ['EENVELOPE 550'] })],
    ]);
    clock.now += MINUTE;
    await worker.drain();
    refusing.clear();
    clock.now += 10 * MINUTE;
    await worker.drain();
    expect(await newest()).toMatchObject({ state: 'sent', attempts: 3 });
    expect(received.map(({ recipients }) => recipients)).toEqual([
      ['one@agency.example', 'three@agency.example'],
      ['two@bücher.example'],
    ]);
    const mails = received.map(({ mail }) => [mail.messageId, mail.to?.length]);
    expect(mails[1]).toEqual(mails[0]);
  });

  it('waits without an alarm for a recipient who is only put off', async () => {
    const { received, url, refusing } = await startRefusing();
    refusing.set('three@agency.example', 451);
    const { store, worker, alarms, newest } = await deliveryBy(relayTo(url, { to }));
    await store.keep(newMessage());
    await worker.drain();
    expect(await newest()).toMatchObject({ state: 'queued', attempts: 1 });
    expect(received).toHaveLength(1);
    expect(alarms).toEqual([]);
  });

  it('is sent once MAIL_TO no longer names the recipient who refused it', async () => {
    const { received, url, refusing } = await startRefusing();
    refusing.set('one@agency.example', 550);
    const { store, worker } = await deliveryBy(relayTo(url, { to }));
    await store.keep(newMessage());
    await worker.drain();
    const after = await deliveryBy(relayTo(url, { to: to.slice(1) }), { store });
    after.clock.now += MINUTE;
    await after.worker.drain();
    expect(await after.newest()).toMatchObject({ state: 'sent' });
    expect(received).toHaveLength(1);
  });
});

/**
 * A mail server that drips its answer to EHLO, so that no connection is ever silent, until it is
 * `fixed`; then it takes what comes in on every connection that is still there.
 */
async function startDripping() {
  const mails: string[] = [];
  const server = { open: 0, isFixed: false };
  const { port } = await startRawMailServer({
    replies: {
      EHLO(socket) {
        server.open += 1;
        socket.on('close', () => {
          server.open -= 1;
        });
        const drip = setInterval(() => {
          socket.write(server.isFixed ? '250 hello\r\n' : '250-wait\r\n');
          if (server.isFixed || socket.destroyed) {
            clearInterval(drip);
          }
        }, 20);
      },
    },
    onMail(mail, socket) {
      mails.push(/^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
      socket.write('250 ok\r\n');
    },
  });
  /** Resolves once no connection is left over which anything could still come. */
  const abandoned = () => expect.poll(() => server.open).toBe(0);
  return { url: `smtp://127.0.0.1:${port}`, mails, server, abandoned };
}

describe('a mail server that drips its answers', () => {
  it('gets nothing that was given up, and each message once when it is fixed', async () => {
    const { url, mails, server, abandoned } = await startDripping();
    const { store, clock, worker } = await deliveryBy(relayTo(url), { deadline: 1000 });
    for (const from_name of ['one', 'two', 'withheld']) {
      await store.keep(newMessage({ from_name, from_subject: '' }, { id: from_name }));
      await worker.drain();
      clock.now += MINUTE;
    }
    expect(await store.counts()).toMatchObject({ queued: 3, sent: 0 });
    await abandoned();
    await store.withhold('withheld', clock.now);
    server.isFixed = true;
    expect(mails).toEqual([]);
    clock.now += 60 * MINUTE;
    await worker.drain();
    expect(mails.sort()).toEqual(['Message from one', 'Message from two']);
    expect(await store.counts()).toMatchObject({ queued: 0, sent: 2 });
  });

  it('gets nothing either from a gateway that has to stop in the middle', async () => {
    const { url, mails, abandoned } = await startDripping();
    const { store, worker, newest } = await deliveryBy(relayTo(url));
    await store.keep(newMessage());
    worker.wake();
    await expect.poll(async () => (await newest())?.state).toBe('sending');
    await worker.stop(50);
    await abandoned();
    expect(mails).toEqual([]);
    // No relay has failed: the five days do not begin.
    const untouched = { failingSince: null, lastError: null };
    expect(await newest()).toMatchObject({ state: 'queued', dueAt: NOON, ...untouched });
  });
});
