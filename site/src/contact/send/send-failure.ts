/** Why a message was not sent; the content has one sentence for each. */
export type FailureCause =
  | 'blocked'
  | 'headless'
  | 'tooMany'
  | 'unreachable'
  | 'timedOut'
  | 'tooLarge'
  | 'rejected'
  | 'unavailable'
  | 'unexpected';

/** Enough of a server's answer to recognise it, little enough for a line in the console. */
const TECHNICAL_TEXT_LENGTH = 200;

/** The one kind of failure that leaves the mail client. Its `message` is technical text, for the console only. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  override readonly cause: FailureCause;

  constructor(cause: FailureCause, technicalText: string) {
    super(technicalText.replace(/\s+/g, ' ').trim().slice(0, TECHNICAL_TEXT_LENGTH));
    this.cause = cause;
  }
}

/** What a status of the mail client or of a mail server means to the visitor. */
export function causeOfStatus(status: number): FailureCause {
  if (status === 0) return 'unreachable';
  if (status === 403) return 'blocked';
  if (status === 408) return 'timedOut';
  if (status === 413) return 'tooLarge';
  if (status === 429) return 'tooMany';
  if (status === 451) return 'headless';
  if (status >= 500) return 'unavailable';
  if (status >= 400) return 'rejected';
  return 'unexpected';
}

const isStatus = (value: unknown): value is { status: number; text?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'status' in value &&
  typeof value.status === 'number';

/**
 * Makes one kind of failure of the four that the published client rejects with: a status object that is no `Error`, a bare
 * string for a missing setting, a `TypeError` for every network fault, and anything else.
 */
export function failureFrom(thrown: unknown): SendFailure {
  if (thrown instanceof SendFailure) return thrown;
  if (isStatus(thrown)) {
    return new SendFailure(causeOfStatus(thrown.status), `${thrown.status} ${thrown.text ?? ''}`);
  }
  if (typeof thrown === 'string') return new SendFailure('rejected', thrown);
  if (thrown instanceof TypeError) return new SendFailure('unreachable', String(thrown));
  return new SendFailure('unexpected', String(thrown));
}
