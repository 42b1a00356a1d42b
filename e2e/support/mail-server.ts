import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived: who it was for, what it says, and its bytes. */
export interface ReceivedMail {
  readonly recipients: string[];
  readonly mail: Email;
  readonly raw: string;
}

/** A mail server on 127.0.0.1 that takes every mail. */
export class MailServer {
  /** What has arrived, oldest first. */
  readonly received: ReceivedMail[] = [];
  readonly #server: SMTPServer;
  port = 0;

  /** @param options may make it refuse, ask for a password or encrypt. */
  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      authOptional: true,
      // The gateway keeps its connection open: closing does not wait for it.
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      // Each mail comes over a connection of its own: looking up whose takes longer than the mail.
      disableReverseLookup: true,
      onData: async (stream, session, done) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk);
        } catch {
          // The client broke off: there is nobody to answer.
          return;
        }
        const raw = Buffer.concat(chunks);
        this.received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw: raw.toString('latin1'),
        });
        done();
      },
      ...options,
    });
    // A client that breaks off is part of some tests.
    this.#server.on('error', () => {});
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** @param port 0 takes any free one. */
  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    const address = this.#server.server.address();
    this.port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
