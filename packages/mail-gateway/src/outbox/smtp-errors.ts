import type { NodemailerError } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { normalAddress } from '../mail-address.ts';
import { DeliveryError } from './delivery-error.ts';
import { NO_UTF8, type Progress } from './smtp-transaction.ts';

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

/** An error of nodemailer as the outcome of a delivery. */
export function deliveryError(
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

/** Whether the server refused the addresses or the size of this mail, and would take others. 421 ends the connection. */
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
export const isRefused = (error: unknown): boolean =>
  error instanceof DeliveryError && error.needsPerson && error.deliveredTo.length === 0;

/** The error when some recipients were refused; the others have the mail. */
export function refusal(
  all: readonly string[],
  refused: readonly NodemailerError[],
): DeliveryError {
  const to = new Set(refused.map(({ recipient = '' }) => normalAddress(recipient)));
  const replies = refused.map(({ recipient, response }) => `${recipient}: ${response}`);
  const worst = Math.max(...refused.map(({ responseCode }) => responseCode ?? 0));
  return new DeliveryError(replies.join(' | '), `EENVELOPE ${worst}`, {
    needsPerson: permanent(worst),
    deliveredTo: all.filter((address) => !to.has(normalAddress(address))),
  });
}
