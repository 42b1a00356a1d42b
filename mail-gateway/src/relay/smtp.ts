import type { NodemailerError } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import Mailer from 'nodemailer/lib/mailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { MINUTE } from '../time.ts';
import { composeMail, inAscii, type MailContext } from './mail.ts';
import { type Attempt, type Relay, RelayError } from './relay.ts';
import { type Progress, type SmtpTimeouts, transact } from './smtp-transaction.ts';

/** Replies that waiting does not change: wrong login, refused address, too large, no relaying. */
const permanent = (code: number | undefined) => code !== undefined && code >= 500;

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

/** A relay that also sends mails that are composed already. */
export interface SmtpRelay extends Relay {
  /** @throws RelayError and nothing else, also when some recipients were refused. */
  send(mail: ComposedMail, attempt?: Attempt): Promise<void>;
}

export interface ComposedMail extends Mail.Options {
  /** Return path and recipients. */
  readonly envelope: { readonly from: string; readonly to: string[] };
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

  async function send(mail: ComposedMail, attempt?: Attempt): Promise<void> {
    const progress: Progress = { stage: 'session' };
    const { rejectedErrors = [] } = await transact({
      transport,
      mail,
      timeouts,
      progress,
      attempt,
    }).catch((error: unknown) => {
      throw relayError(error, progress, transport);
    });
    if (rejectedErrors.length > 0) {
      throw refusal(mail.envelope.to, rejectedErrors);
    }
  }

  return {
    name: 'smtp',
    send,
    async deliver(message, attempt) {
      const to = message.recipients ?? context.to;
      const missing = to.filter((address) => !message.deliveredTo.includes(address));
      // None is left when the recipients that refused it are no longer in MAIL_TO.
      if (missing.length > 0) {
        const envelope = { from, to: missing };
        await send({ ...composeMail(message, { ...context, to }), envelope }, attempt);
      }
    },
    async check() {
      try {
        await mailer.verify();
        return `${new URL(url).host} lets us in.`;
      } catch (error) {
        throw relayError(error, { stage: 'session' }, transport);
      }
    },
    close() {
      mailer.close();
    },
  };
}

function relayError(error: unknown, { stage }: Progress, { options }: SMTPTransport): RelayError {
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
  return new RelayError([failure.message, ...hints].join('. '), code, {
    needsPerson: permanent(reply) || isUnencrypted,
    away: stage === 'session' && !isOfMessage(failure.code, command, reply),
    mayHaveArrived,
  });
}

/** Whether SMTP_URL has a password that must not go over a network in the clear. */
function hasSecret(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return protocol === 'smtp:' && password !== '' && !isLocal;
}

/**
 * Whether a server that refused before it got the message refused this mail's recipients or size,
 * and not us. 421 closes the connection.
 */
function isOfMessage(
  code: string | undefined,
  command: string | undefined,
  reply: number | undefined,
): boolean {
  const isOfRecipients = code === 'EENVELOPE' && command !== 'MAIL FROM';
  return reply !== 421 && (isOfRecipients || code === 'EMESSAGE' || reply === TOO_LARGE);
}

/** The error when some recipients were refused; the others have the mail. */
function refusal(all: readonly string[], refused: readonly NodemailerError[]): RelayError {
  const to = new Set(refused.map(({ recipient }) => recipient?.toLowerCase()));
  const replies = refused.map(({ recipient, response }) => `${recipient}: ${response}`);
  const worst = Math.max(...refused.map(({ responseCode }) => responseCode ?? 0));
  return new RelayError(replies.join(' | '), `EENVELOPE ${worst}`, {
    needsPerson: permanent(worst),
    deliveredTo: all.filter((address) => !to.has(inAscii(address).toLowerCase())),
  });
}
