import type { SMTPServerOptions } from 'smtp-server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { languageWith, stored } from '../../test/support/arrange.ts';
import { startMailServer } from '../../test/support/mail-server.ts';
import { smtpRelay } from './smtp.ts';

const timeouts = { connect: 5000, greet: 5000, silence: 5000, answer: 5000 };

/** Hands one mail to a server that encrypts from the first byte on; `query` is of SMTP_URL. */
async function deliverTo(server: SMTPServerOptions, query: string) {
  const { port, received } = await startMailServer({ secure: true, ...server });
  const relay = smtpRelay({
    url: `smtps://me:secret@localhost:${port}${query}`,
    from: 'website@agency.example',
    to: ['owner@agency.example'],
    language: languageWith(),
    timeouts,
  });
  onTestFinished(() => relay.close());
  const error = await relay.deliver(stored()).then(
    () => undefined,
    ({ code }: { code?: string }) => code,
  );
  return { error, mails: received.length };
}

describe('a mail server that encrypts', () => {
  beforeEach(() => {
    // The certificate that the server comes with is one for tests, and it warns of that.
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('gets nothing while nobody vouches for its certificate', async () => {
    const logins: unknown[] = [];
    const onAuth: SMTPServerOptions['onAuth'] = (auth, _session, done) => {
      logins.push(auth);
      done(null, { user: 'me' });
    };
    expect(await deliverTo({ onAuth }, '')).toEqual({ error: 'ESOCKET', mails: 0 });
    expect(logins).toEqual([]);
    const known = await deliverTo({ onAuth }, '?tls.rejectUnauthorized=false');
    expect(known).toEqual({ error: undefined, mails: 1 });
  });

  it('gets nothing by a TLS older than 1.2', async () => {
    const old: SMTPServerOptions = {
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
      onAuth: (_auth, _session, done) => done(null, { user: 'me' }),
    };
    const trusting = '?tls.rejectUnauthorized=false';
    expect(await deliverTo(old, trusting)).toEqual({ error: 'ESOCKET', mails: 0 });
    const lax = `${trusting}&tls.minVersion=TLSv1&tls.ciphers=DEFAULT@SECLEVEL=0`;
    expect(await deliverTo(old, lax)).toEqual({ error: undefined, mails: 1 });
  });
});
