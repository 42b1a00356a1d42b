import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { MailServer } from '../../../harness/mail-server.ts';
import { type SmtpOptions, SmtpRelay } from '../../src/outbox/smtp.ts';
import { languageWith } from './arrange.ts';

/** A mail server on a free port, until the test ends. @param options make it refuse mails */
export async function startMailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = new MailServer(options);
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}

/** The relay to a mail server, from the website to the owner, until the test ends. */
export function relayTo(url: string, options: Partial<SmtpOptions> = {}) {
  const relay = new SmtpRelay({
    url,
    from: 'website@agency.example',
    to: ['owner@agency.example'],
    language: languageWith(),
    ...options,
  });
  onTestFinished(() => relay.close());
  return relay;
}
