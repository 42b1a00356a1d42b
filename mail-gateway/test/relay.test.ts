import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpRelay } from '../src/relay/smtp.ts';
import { openStore } from '../src/store/open.ts';
import {
  keepAll,
  languageWith,
  manyNames,
  NOON,
  newMessage,
  temporaryDatabase,
  waitOptions,
} from './support/arrange.ts';
import { deliveryBy, fakeRelay } from './support/delivery.ts';
import { startGateway } from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';
import { startRawMailServer } from './support/raw-mail-server.ts';

const minute = 60_000;

function smtp(url: string, to: readonly string[] = ['owner@agency.example']) {
  const timeouts = { connect: 10_000, greet: 10_000, silence: 10_000 };
  const relay = smtpRelay({
    url,
    from: 'website@agency.example',
    to,
    timeouts,
    language: languageWith(),
  });
  onTestFinished(() => relay.close());
  return relay;
}

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
    const { store, clock, delivery, alarms, newest } = await deliveryBy([smtp(url, to)]);
    await store.keep(newMessage());
    await delivery.drain();
    expect(await newest()).toMatchObject({
      state: 'queued',
      lastError: 'two@xn--bcher-kva.example: 550 no such user',
      deliveredTo: ['one@agency.example', 'three@agency.example'],
    });
    expect(alarms).toEqual([
      ['mail-refused', expect.objectContaining({ codes: ['EENVELOPE 550'] })],
    ]);
    clock.now += minute;
    await delivery.drain();
    refusing.clear();
    clock.now += 10 * minute;
    await delivery.drain();
    expect(await newest()).toMatchObject({ state: 'sent', attempts: 3 });
    expect(received.map(({ recipients }) => recipients)).toEqual([
      ['one@agency.example', 'three@agency.example'],
      ['two@bücher.example'],
    ]);
    const mails = received.map(({ mail }) => [mail.messageId, mail.to?.length]);
    expect(mails[1]).toEqual(mails[0]);
  });

  it('waits without alerting a person for one who is only put off', async () => {
    const { received, url, refusing } = await startRefusing();
    refusing.set('three@agency.example', 451);
    const { store, delivery, alarms, newest } = await deliveryBy([smtp(url, to)]);
    await store.keep(newMessage());
    await delivery.drain();
    expect(await newest()).toMatchObject({ state: 'queued', attempts: 1 });
    expect(received).toHaveLength(1);
    expect(alarms).toEqual([]);
  });

  it('is not given to the next relay when some have it, and is when nobody has', async () => {
    const { url, refusing } = await startRefusing();
    const { relay: second, given } = fakeRelay('second');
    const { store, clock, delivery } = await deliveryBy([smtp(url, to), second]);
    refusing.set('one@agency.example', 550);
    await store.keep(newMessage({ from_name: 'some have it' }));
    await delivery.drain();
    clock.now += minute;
    await delivery.drain();
    for (const address of ['two@bücher.example', 'three@agency.example']) {
      refusing.set(address, 550);
    }
    await store.keep(newMessage({ from_name: 'nobody has it' }, { receivedAt: clock.now }));
    await delivery.drain();
    expect(given).toEqual(['nobody has it']);
  });

  it('is sent once MAIL_TO no longer names the one who refused it', async () => {
    const { received, url, refusing } = await startRefusing();
    refusing.set('one@agency.example', 550);
    const before = await deliveryBy([smtp(url, to)]);
    await before.store.keep(newMessage());
    await before.delivery.drain();
    const message = await before.newest();
    const after = await deliveryBy([smtp(url, to.slice(1))]);
    await after.store.copy(message ? [message] : []);
    after.clock.now += minute;
    await after.delivery.drain();
    expect(await after.newest()).toMatchObject({ state: 'sent' });
    expect(received).toHaveLength(1);
  });
});

/**
 * A mail server that drips its answer to EHLO, so that no connection is ever silent, until it is
 * mended; then it takes what comes in on every connection that is still there.
 */
async function startDripping() {
  const mails: string[] = [];
  const connections = { open: 0 };
  let mended = false;
  const { port } = await startRawMailServer({
    onHello(socket) {
      connections.open += 1;
      socket.on('close', () => {
        connections.open -= 1;
      });
      const drip = setInterval(() => {
        socket.write(mended ? '250 hello\r\n' : '250-wait\r\n');
        if (mended || socket.destroyed) {
          clearInterval(drip);
        }
      }, 20);
    },
    onMail(mail, socket) {
      mails.push(/^Subject: (.*)$/m.exec(mail)?.[1] ?? '');
      socket.write('250 ok\r\n');
    },
  });
  const mend = () => {
    mended = true;
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, connections, mend };
}

describe('a mail server that drips its answers', () => {
  it('gets nothing that was given up, and each message once when it is mended', async () => {
    const { url, mails, connections, mend } = await startDripping();
    const { store, clock, delivery } = await deliveryBy([smtp(url)], { deadline: 200 });
    for (const from_name of ['one', 'two', 'withheld']) {
      await store.keep(newMessage({ from_name, from_subject: '' }, { id: from_name }));
      await delivery.drain();
      clock.now += minute;
    }
    expect(await store.counts()).toMatchObject({ queued: 3, sent: 0 });
    await expect.poll(() => connections.open, waitOptions).toBe(0);
    await store.withhold('withheld', clock.now);
    mend();
    await wait(500);
    expect(mails).toEqual([]);
    clock.now += 60 * minute;
    await delivery.drain();
    expect(mails.sort()).toEqual(['Message from one', 'Message from two']);
    expect(await store.counts()).toMatchObject({ queued: 0, sent: 2 });
  });

  it('gets nothing either from a gateway that has to stop in the middle', async () => {
    const { url, mails, mend } = await startDripping();
    const { store, delivery, newest } = await deliveryBy([smtp(url)]);
    await store.keep(newMessage());
    delivery.start();
    await expect.poll(async () => (await newest())?.state, waitOptions).toBe('sending');
    await delivery.stop(50);
    mend();
    await wait(200);
    expect(mails).toEqual([]);
    // No relay has failed: the five days do not begin.
    const untouched = { failingSince: null, lastError: null };
    expect(await newest()).toMatchObject({ state: 'queued', dueAt: NOON, ...untouched });
  });
});

describe('a mail server that does not let us in, with many messages waiting', () => {
  const names = manyNames(40);

  async function startLocked() {
    const logins = { tried: 0, open: false };
    const { received, port } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth(_auth, _session, done) {
        logins.tried += 1;
        const wrong = Object.assign(new Error('wrong password'), { responseCode: 535 });
        done(logins.open ? null : wrong, { user: 'me' });
      },
    });
    return { received, logins, url: `smtp://me:wrong@127.0.0.1:${port}` };
  }

  it('is asked once for each step, until it lets all in by their turn', async () => {
    const { received, logins, url } = await startLocked();
    const { store, clock, alarms, delivery } = await deliveryBy([smtp(url)]);
    for (const [each, from_name] of names.entries()) {
      const receivedAt = NOON - 100 + each;
      await store.keep(newMessage({ from_name, from_subject: '' }, { receivedAt }));
    }
    const triedAt: number[] = [];
    for (let second = 0; second <= 40 * 60; second += 10) {
      clock.now = NOON + second * 1000;
      const before = logins.tried;
      await delivery.drain();
      if (logins.tried > before) {
        triedAt.push(second);
      }
    }
    expect(triedAt).toEqual([0, 30, 150, 750, 1350, 1950]);
    expect(logins.tried).toBe(6);
    expect(alarms).toHaveLength(6);
    logins.open = true;
    clock.now += 10 * minute;
    await delivery.drain();
    expect(await store.counts()).toMatchObject({ queued: 0, sent: 40 });
    const subjects = received.map(({ mail }) => mail.subject?.replace('Message from ', ''));
    // Three are under way at a time, so one may overtake another.
    const places = [...names.slice(6), ...names.slice(0, 6)].map((name) => subjects.indexOf(name));
    for (const [each, place] of places.entries()) {
      expect(Math.abs(place - each)).toBeLessThan(10);
    }
    expect(new Set(subjects).size).toBe(40);
  });

  it('is asked once by a gateway that starts', async () => {
    const { logins, url } = await startLocked();
    const DATABASE_URL = temporaryDatabase();
    const store = await openStore(DATABASE_URL);
    onTestFinished(() => store.close());
    await keepAll(store, names);
    const gateway = await startGateway({ DATABASE_URL, SMTP_URL: url, MAIL_TO: 'owner@a.example' });
    await expect.poll(() => gateway.output.err, waitOptions).toContain('mail-refused');
    await wait(1000);
    expect(logins.tried).toBe(1);
  });

  it('leaves them to the next relay without being asked for each', async () => {
    const { logins, url } = await startLocked();
    const { relay: second, given } = fakeRelay('second');
    const { store, delivery } = await deliveryBy([smtp(url), second]);
    await keepAll(store, names);
    await delivery.drain();
    expect(given).toHaveLength(40);
    expect(logins.tried).toBe(1);
  });

  it('does not hold up the others by one message at which it always breaks off', async () => {
    const { url } = await startMailServer({
      onData(stream, _session, done) {
        text(stream).then((mail) => {
          const closing = Object.assign(new Error('closing'), { responseCode: 421 });
          done(mail.includes('poison') ? closing : null);
        }, done);
      },
    });
    const { store, clock, delivery } = await deliveryBy([smtp(url)]);
    await store.keep(newMessage({ from_message: 'poison' }, { receivedAt: NOON - 1 }));
    await keepAll(store, names);
    await delivery.drain();
    clock.now += minute;
    await delivery.drain();
    expect(await store.counts()).toMatchObject({ queued: 1, sent: 40 });
  });
});
