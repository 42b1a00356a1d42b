import { domainToASCII } from 'node:url';
import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMail } from './mail.ts';
import { type Relay, RelayError } from './relay.ts';

/** SMTP replies that waiting does not mend: wrong login, refused address, too large, no relaying. */
const permanent = (code: number | undefined) => code !== undefined && code >= 500;

/** The reply to a mail that is too large, also when only its size was named. */
const TOO_LARGE = 552;

/** What to do about a server that does not encrypt. */
const ENCRYPTED_ONLY =
  'When SMTP_URL has a password, it is sent encrypted only, unless ?requireTLS=false is added.';

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Longest silence in milliseconds while connecting, greeting, and talking. */
  readonly timeouts?: { connect: number; greet: number; silence: number };
}

/** Hands messages to a mail server over a small pool of connections. */
export function smtpRelay({ url, from, to, timeouts }: SmtpOptions): Relay {
  const { connect, greet, silence } = timeouts ?? {
    connect: 10_000,
    greet: 10_000,
    silence: 30_000,
  };
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connect,
    greetingTimeout: greet,
    socketTimeout: silence,
    dnsTimeout: connect,
    // A connection is closed at once: what was given up must not go out of its buffer.
    socketCloseTimeout: 0,
    // What the URL itself says of it comes before this.
    requireTLS: hasSecret(url),
  });
  return {
    name: 'smtp',
    async deliver(message, signal) {
      const missing = to.filter((address) => !message.deliveredTo.includes(address));
      if (missing.length === 0) {
        // MAIL_TO no longer names the recipients that refused it.
        return;
      }
      const mail = {
        ...composeMail(message, { from, to }),
        envelope: { from, to: missing },
        // Takes it out of the pool's queue, or closes the connection that it is on.
        signal,
      };
      const { rejectedErrors } = await transport.sendMail(mail).catch((error: unknown) => {
        throw relayError(error);
      });
      if (rejectedErrors && rejectedErrors.length > 0) {
        throw refusal(missing, rejectedErrors);
      }
    },
    async check() {
      try {
        await transport.verify();
        return `${new URL(url).host} lets us in.`;
      } catch (error) {
        throw relayError(error);
      }
    },
    close() {
      transport.close();
    },
  };
}

function relayError(error: unknown): RelayError {
  const fault: { message?: unknown; code?: unknown; responseCode?: unknown; command?: unknown } =
    error instanceof Error ? error : {};
  const reply = typeof fault.responseCode === 'number' ? fault.responseCode : undefined;
  const code = [fault.code, reply].filter((part) => part !== undefined).join(' ') || 'unknown';
  const hint = fault.code === 'ETLS' && reply !== undefined ? `. ${ENCRYPTED_ONLY}` : '';
  return new RelayError(`${fault.message ?? 'unknown fault'}${hint}`, code, {
    needsPerson: permanent(reply),
    away: !isOfMessage(fault.code, fault.command, reply),
  });
}

/** Whether SMTP_URL has a password that must not go over a network in the clear. */
function hasSecret(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
  return protocol === 'smtp:' && password !== '' && !isLocal;
}

/** Whether the server refused this mail or its recipients, and not us: 421 closes the connection. */
function isOfMessage(code: unknown, command: unknown, reply: number | undefined): boolean {
  const isOfRecipients = code === 'EENVELOPE' && command !== 'MAIL FROM';
  return reply !== 421 && (isOfRecipients || code === 'EMESSAGE' || reply === TOO_LARGE);
}

/** Some of the recipients were refused: they are named with what the server said, the others have it. */
function refusal(all: readonly string[], refused: readonly NodemailerError[]): RelayError {
  const to = new Set(refused.map(({ recipient }) => recipient?.toLowerCase()));
  const replies = refused.map(({ recipient, response }) => `${recipient}: ${response}`);
  const worst = Math.max(...refused.map(({ responseCode }) => responseCode ?? 0));
  return new RelayError(replies.join(' | '), `EENVELOPE ${worst}`, {
    needsPerson: permanent(worst),
    deliveredTo: all.filter((address) => !to.has(inAscii(address).toLowerCase())),
  });
}

/** An address as it goes over the wire, its domain in ASCII. */
function inAscii(address: string): string {
  const [local, domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain)}`;
}
