import type { NodemailerError } from 'nodemailer';
import Mailer from 'nodemailer/lib/mailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { normalAddress, wireOf } from '../mail-address.ts';
import { MINUTE } from '../time.ts';
import { DeliveryError } from './delivery-error.ts';
import {
  type ComposedMail,
  composeMail,
  composeOwnMail,
  hasUtf8Reply,
  type MailContext,
} from './mail.ts';
import type { Attempt, Relay } from './relay.ts';
import {
  NO_UTF8,
  type Progress,
  type SmtpTimeouts,
  type Transaction,
  transact,
} from './smtp-transaction.ts';

/** The recipients that do not have a mail yet; none if those that refused it are no longer in MAIL_TO. */
const missingOf = (to: readonly string[], { deliveredTo }: { deliveredTo: readonly string[] }) =>
  to.filter((address) => !deliveredTo.includes(address));

/** Replies that waiting does not change: wrong login, refused address, too large, no relaying. */
const permanent = (code: number | undefined) => code !== undefined && code >= 500;

/** Replies about our login, whichever command they answer. */
const ofLogin = (code: number | undefined) =>
  code !== undefined && [530, 534, 535, 538].includes(code);

/** The reply to a mail that is too large, also to its announced size. */
const TOO_LARGE = 552;

const ENCRYPTED_ONLY =
  'When SMTP_URL has a password, it is sent encrypted only, unless ?requireTLS=false is added.';

const UNANSWERED = 'The mail may have arrived, and will be sent again with the same Message-ID';

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

/** A relay that also sends composed mails. */
export interface SmtpRelay extends Relay {
  /** @throws DeliveryError and nothing else, also when some recipients were refused. */
  send(mail: ComposedMail, attempt?: Attempt): Promise<void>;
}

/** Sends messages to a mail server, each over a connection of its own. */
export function smtpRelay({ url, timeouts: given, ...context }: SmtpOptions): SmtpRelay {
  const { from } = context;
  const timeouts = { ...TIMEOUTS, ...given };
  const transport = new SMTPTransport({
    url,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greet,
    socketTimeout: timeouts.silence,
    dnsTimeout: timeouts.connect,
    // An option in the URL takes precedence.
    requireTLS: hasSecret(url),
  });
  const mailer = new Mailer(transport, transport.options);

  async function transfer(
    compose: Transaction['compose'],
    recipients: readonly string[],
    attempt?: Attempt,
  ): Promise<void> {
    const progress: Progress = { stage: 'session' };
    const { rejectedErrors = [] } = await transact({
      transport,
      compose,
      timeouts,
      progress,
      attempt,
    }).catch((error: unknown) => {
      throw deliveryError(error, progress, transport);
    });
    if (rejectedErrors.length > 0) {
      throw refusal(recipients, rejectedErrors);
    }
  }

  return {
    name: 'smtp',
    send: (mail, attempt) => transfer(() => mail, mail.envelope.to, attempt),
    async deliver(message, attempt) {
      const missing = missingOf(context.to, message);
      if (missing.length === 0) {
        return;
      }
      const envelope = { from: wireOf(from), to: missing.map(wireOf) };
      let isUtf8 = false;
      const compose = (offersUtf8: boolean): ComposedMail => {
        isUtf8 = offersUtf8 && hasUtf8Reply(message);
        return { ...composeMail(message, { ...context, offersUtf8 }), envelope };
      };
      try {
        await transfer(compose, missing, attempt);
      } catch (error) {
        // A server further on may not support an address that the first one accepts: the owner gets the mail without
        // it.
        if (!isUtf8 || !isRefused(error)) {
          throw error;
        }
        await transfer(() => compose(false), missing, attempt);
      }
    },
    async deliverOwn(own, attempt) {
      const to = own.to ?? context.to;
      const missing = missingOf(to, own);
      if (missing.length === 0) {
        return;
      }
      const envelope = { from: wireOf(from), to: missing.map(wireOf) };
      const mail = { ...composeOwnMail(own, { ...context, to }), envelope };
      await transfer(() => mail, missing, attempt);
    },
    async check() {
      try {
        await mailer.verify();
        return `${new URL(url).host} lets us in.`;
      } catch (error) {
        throw deliveryError(error, { stage: 'session' }, transport);
      }
    },
    close() {
      mailer.close();
    },
  };
}

function deliveryError(
  error: unknown,
  { stage }: Progress,
  { options }: SMTPTransport,
): DeliveryError {
  const failure: NodemailerError = error instanceof Error ? error : new Error('unknown error');
  const { responseCode: reply, command } = failure;
  const code = [failure.code ?? 'deadline', reply].filter((part) => part !== undefined).join(' ');
  const isUnencrypted =
    failure.code === 'ETLS' && reply !== undefined && options.requireTLS === true;
  const mayHaveArrived = stage === 'answer' && reply === undefined;
  const hints = [
    ...(isUnencrypted ? [ENCRYPTED_ONLY] : []),
    ...(mayHaveArrived ? [UNANSWERED] : []),
  ];
  return new DeliveryError([failure.message, ...hints].join('. '), code, {
    needsPerson: permanent(reply) || isUnencrypted || failure.code === NO_UTF8,
    away: stage === 'session' && !isOfMessage(failure.code, command, reply),
    refusesSender:
      command === 'MAIL FROM' && permanent(reply) && !ofLogin(reply) && reply !== TOO_LARGE,
    mayHaveArrived,
  });
}

/** Whether SMTP_URL has a password that must not be sent unencrypted. */
function hasSecret(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return protocol === 'smtp:' && password !== '' && !isLocal;
}

/**
 * Whether a server that refused before the message refused this mail's addresses or size, and not the gateway. 421
 * closes the connection.
 */
function isOfMessage(
  code: string | undefined,
  command: string | undefined,
  reply: number | undefined,
): boolean {
  const isOfRecipients = code === 'EENVELOPE' && command !== 'MAIL FROM';
  const isOfMail = code === 'EMESSAGE' || code === NO_UTF8 || reply === TOO_LARGE;
  return reply !== 421 && !ofLogin(reply) && (isOfRecipients || isOfMail);
}

/** Whether the server refused a mail for good, and no recipient has it. */
const isRefused = (error: unknown): boolean =>
  error instanceof DeliveryError && error.needsPerson && error.deliveredTo.length === 0;

/** The error when some recipients were refused; the others have the mail. */
function refusal(all: readonly string[], refused: readonly NodemailerError[]): DeliveryError {
  const to = new Set(refused.map(({ recipient = '' }) => normalAddress(recipient)));
  const replies = refused.map(({ recipient, response }) => `${recipient}: ${response}`);
  const worst = Math.max(...refused.map(({ responseCode }) => responseCode ?? 0));
  return new DeliveryError(replies.join(' | '), `EENVELOPE ${worst}`, {
    needsPerson: permanent(worst),
    deliveredTo: all.filter((address) => !to.has(normalAddress(address))),
  });
}
