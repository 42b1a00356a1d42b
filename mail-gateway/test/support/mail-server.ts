import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { MailServer } from '../../../harness/mail-server.ts';

/** A mail server on a free port, until the test ends; `options` may make it refuse. */
export async function startMailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = new MailServer(options);
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}
