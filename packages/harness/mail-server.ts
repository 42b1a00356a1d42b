import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail: its recipients, its parsed content and its bytes. */
export interface ReceivedMail {
  readonly recipients: string[];
  readonly mail: Email;
  readonly raw: string;
}

/** A mail server on 127.0.0.1 that takes every mail. */
export class MailServer {
  /** The received mails, oldest first. */
  readonly received: ReceivedMail[] = [];
  readonly #options: SMTPServerOptions;
  #server: SMTPServer | undefined;
  port = 0;

  /** @param options make the server refuse mails, ask for a password, or encrypt */
  constructor(options: SMTPServerOptions = {}) {
    this.#options = {
      authOptional: true,
      // Closing does not wait for the gateway's open connection.
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      // For each connection, the reverse lookup would take longer than the mail.
      disableReverseLookup: true,
      onData: async (stream, session, done) => {
        // A client that broke off gets no answer.
        const raw = await buffer(stream).catch(() => undefined);
        if (!raw) return;
        this.received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw: raw.toString('latin1'),
        });
        done();
      },
      ...options,
    };
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** @param port 0 for any free port. */
  async start(port = 0): Promise<void> {
    // A closed server answers 421 for ever, so each start makes a new server.
    const server = new SMTPServer(this.#options);
    this.#server = server;
    // Without a listener, a client that breaks off would end the process.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const address = server.server.address();
    this.port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
