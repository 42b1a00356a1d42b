import Mailer from 'nodemailer/lib/mailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { wireOf } from '../mail-address.ts';
import { MINUTE } from '../time.ts';
import {
  type ComposedMail,
  composeMail,
  composeOwnMail,
  hasUtf8Reply,
  type MailContext,
} from './mail.ts';
import type { Attempt, OutgoingMessage, OwnMail, Relay } from './relay.ts';
import { deliveryError, isRefused, refusal } from './smtp-errors.ts';
import {
  type Progress,
  type SmtpTimeouts,
  type Transaction,
  transact,
} from './smtp-transaction.ts';

/** The recipients without the mail. After a change of MAIL_TO there may be none. */
const missingOf = (to: readonly string[], { deliveredTo }: { deliveredTo: readonly string[] }) =>
  to.filter((address) => !deliveredTo.includes(address));

/**
 * Milliseconds: Postfix's defaults or shorter, and ten minutes for the answer to the final dot (RFC
 * 5321, 4.5.3.2.6), since a server that is given up earlier may have the mail already.
 */
const TIMEOUTS: SmtpTimeouts = {
  connect: 10_000,
  greet: 10_000,
  silence: 30_000,
  answer: 10 * MINUTE,
};

export interface SmtpOptions extends MailContext {
  readonly url: string;
  readonly timeouts?: Partial<SmtpTimeouts>;
}

/** Sends messages to a mail server, each over a connection of its own. */
export class SmtpRelay implements Relay {
  readonly name = 'smtp';
  readonly #url: string;
  readonly #timeouts: SmtpTimeouts;
  readonly #context: MailContext;
  readonly #transport: SMTPTransport;
  readonly #mailer: Mailer;

  constructor({ url, timeouts, ...context }: SmtpOptions) {
    this.#url = url;
    this.#timeouts = { ...TIMEOUTS, ...timeouts };
    this.#context = context;
    const { connect, greet, silence } = this.#timeouts;
    this.#transport = new SMTPTransport({
      url,
      connectionTimeout: connect,
      greetingTimeout: greet,
      socketTimeout: silence,
      dnsTimeout: connect,
      // An option in the URL takes precedence.
      requireTLS: hasSecret(url),
    });
    this.#mailer = new Mailer(this.#transport, this.#transport.options);
  }

  /**
   * Sends a composed mail.
   *
   * @throws DeliveryError and nothing else, also when some recipients were refused.
   */
  send(mail: ComposedMail, attempt?: Attempt): Promise<void> {
    return this.#transfer(() => mail, mail.envelope.to, attempt);
  }

  async deliver(message: OutgoingMessage, attempt?: Attempt): Promise<void> {
    const missing = missingOf(this.#context.to, message);
    if (missing.length === 0) {
      return;
    }
    const envelope = this.#envelopeTo(missing);
    let isUtf8 = false;
    const compose = (offersUtf8: boolean): ComposedMail => {
      isUtf8 = offersUtf8 && hasUtf8Reply(message);
      return { ...composeMail(message, { ...this.#context, offersUtf8 }), envelope };
    };
    try {
      await this.#transfer(compose, missing, attempt);
    } catch (error) {
      // A later server may not support a Reply-To that the first server accepts: the owner gets the mail without it.
      if (!isUtf8 || !isRefused(error)) {
        throw error;
      }
      await this.#transfer(() => compose(false), missing, attempt);
    }
  }

  async deliverOwn(own: OwnMail, attempt?: Attempt): Promise<void> {
    const to = own.to ?? this.#context.to;
    const missing = missingOf(to, own);
    if (missing.length === 0) {
      return;
    }
    const envelope = this.#envelopeTo(missing);
    const mail = { ...composeOwnMail(own, { ...this.#context, to }), envelope };
    await this.#transfer(() => mail, missing, attempt);
  }

  async check(): Promise<string> {
    try {
      await this.#mailer.verify();
      return `${new URL(this.#url).host} lets us in.`;
    } catch (error) {
      throw deliveryError(error, { stage: 'session' }, this.#transport);
    }
  }

  close(): void {
    this.#mailer.close();
  }

  #envelopeTo(recipients: readonly string[]): ComposedMail['envelope'] {
    return { from: wireOf(this.#context.from), to: recipients.map(wireOf) };
  }

  async #transfer(
    compose: Transaction['compose'],
    recipients: readonly string[],
    attempt?: Attempt,
  ): Promise<void> {
    const progress: Progress = { stage: 'session' };
    const { rejectedErrors = [] } = await transact({
      transport: this.#transport,
      compose,
      timeouts: this.#timeouts,
      progress,
      attempt,
    }).catch((error: unknown) => {
      throw deliveryError(error, progress, this.#transport);
    });
    if (rejectedErrors.length > 0) {
      throw refusal(recipients, rejectedErrors);
    }
  }
}

/** Whether SMTP_URL has a password that must not be sent unencrypted. */
function hasSecret(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return protocol === 'smtp:' && password !== '' && !isLocal;
}
