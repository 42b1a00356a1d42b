import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on a free port of 127.0.0.1 that takes every mail. */
export class MailServer {
  /** What has arrived, oldest first. */
  readonly received: Email[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    // The gateway keeps its connection open: closing does not wait for it.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      this.received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    },
  });
  port = 0;

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
