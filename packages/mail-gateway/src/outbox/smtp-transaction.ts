import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { showAsTyped } from './header-text.ts';
import type { ComposedMail } from './mail.ts';
import type { Attempt } from './relay.ts';

/** Milliseconds for the answer to QUIT; the mail is delivered by then. */
const QUIT_TIMEOUT = 2000;

/** The code for an address that the server does not support. */
export const NO_UTF8 = 'ESMTPUTF8';

/** Longest waits in milliseconds. */
export interface SmtpTimeouts {
  /** For connecting, including the name look-up. */
  readonly connect: number;
  readonly greet: number;
  /** Between two bytes, up to the end of the message. */
  readonly silence: number;
  /** For the answer to the final dot. */
  readonly answer: number;
}

/**
 * The stage of a transaction. Before `message` (the server's 354) the server has nothing of the mail; from `answer` on
 * it may have accepted it, whatever happens then.
 */
export interface Progress {
  stage: 'session' | 'message' | 'answer';
}

export interface Transaction {
  /** The options of the connection and the login in SMTP_URL. */
  readonly transport: SMTPTransport;
  /** Writes the mail for a server that offers SMTPUTF8 (RFC 6531), or does not. */
  readonly compose: (offersUtf8: boolean) => ComposedMail;
  readonly timeouts: SmtpTimeouts;
  readonly progress: Progress;
  readonly attempt: Attempt | undefined;
}

/**
 * Sends one mail over a connection of its own; resolves to the server's answer. On any error the
 * connection is cut together with its buffer, so that nothing more is sent.
 */
export async function transact(transaction: Transaction): Promise<SMTPConnectionSendInfo> {
  const { transport, attempt } = transaction;
  const connection = new SMTPConnection({
    ...transport.options,
    socketCloseTimeout: 0,
  });
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('The mail server took too long.'));
  connection.on('error', reject);
  attempt?.signal.addEventListener('abort', abort);
  if (attempt?.signal.aborted) {
    abort();
  }
  try {
    const info = await Promise.race([handOver(connection, transaction), failure]);
    quit(connection);
    return info;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    attempt?.signal.removeEventListener('abort', abort);
  }
}

async function handOver(connection: SMTPConnection, transaction: Transaction) {
  const { transport, compose } = transaction;
  await promisify(connection.connect.bind(connection))();
  const offersUtf8 = /[ -]SMTPUTF8\b/i.test(String(connection.lastServerResponse));
  const auth = transport.getAuth();
  if (auth && (connection.allowsAuth || transport.options.forceAuth)) {
    await promisify(connection.login.bind(connection))(auth);
  }
  const mail = compose(offersUtf8);
  if (needsUtf8(mail)) {
    askForUtf8(connection, offersUtf8);
  }
  const message = showAsTyped(new MailComposer(mail).compile());
  const source = watched(connection, message.createReadStream(), transaction);
  return promisify(connection.send.bind(connection))(message.getEnvelope(), source);
}

const needsUtf8 = ({ envelope, from, to, replyTo = from }: ComposedMail): boolean =>
  [envelope.from, ...envelope.to, ...[from, ...to, replyTo].map(({ address }) => address)].some(
    (text) => /\P{ASCII}/u.test(text),
  );

/**
 * Adds SMTPUTF8 to MAIL FROM. Nodemailer looks only at the envelope, not at Reply-To, and no public call changes its
 * command; smtp-addresses.test.ts would notice a rename.
 */
function askForUtf8(connection: SMTPConnection, offersUtf8: boolean): void {
  if (!offersUtf8) {
    const reason = 'The mail server does not offer SMTPUTF8, which an address of this mail needs';
    throw Object.assign(new Error(reason), { code: NO_UTF8 });
  }
  const write: (command: string, ...more: unknown[]) => void = Reflect.get(
    connection,
    '_sendCommand',
  );
  const writeAsking: typeof write = (command, ...more) => {
    const isUnasked = command.startsWith('MAIL FROM:') && !/ SMTPUTF8\b/.test(command);
    Reflect.apply(write, connection, [isUnasked ? `${command} SMTPUTF8` : command, ...more]);
  };
  Reflect.set(connection, '_sendCommand', writeAsking);
}

/** Passes the bytes on, and records when the server asks for them and when they end. */
function watched(connection: SMTPConnection, bytes: Readable, transaction: Transaction): Readable {
  const { progress, timeouts, attempt } = transaction;
  async function* read() {
    progress.stage = 'message';
    yield* bytes;
  }
  return Readable.from(read()).once('end', () => {
    progress.stage = 'answer';
    // Nodemailer's internal socket: its one timeout, socketTimeout, cannot be changed by a public
    // call. Should an upgrade rename it, slow-server.test.ts fails: the answer then gets 30 seconds.
    if (connection._socket) {
      connection._socket.setTimeout(timeouts.answer);
    }
    attempt?.written(timeouts.answer);
  });
}

function quit(connection: SMTPConnection): void {
  const limit = setTimeout(() => connection.close(), QUIT_TIMEOUT).unref();
  connection.once('end', () => clearTimeout(limit));
  connection.quit();
}
