import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived: who it was for, what it says, and its bytes. */
export interface ReceivedMail {
  readonly recipients: string[];
  readonly mail: Email;
  readonly raw: string;
}

/** A mail server on a free port that takes everything; `options` may make it refuse. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Each mail comes over a connection of its own: looking up whose takes longer than the mail.
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks);
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw: raw.toString('latin1'),
        });
        done();
      });
    },
    ...options,
  });
  // A client that breaks off is part of some tests.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return { received, port, url: `smtp://127.0.0.1:${port}` };
}
