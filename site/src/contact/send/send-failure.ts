/** Why a file is not taken, by the codes of the gateway. */
const fileFaults = [
  'FILE_TYPE',
  'FILE_TOO_LARGE',
  'FILE_EMPTY',
  'FILE_PROTECTED',
  'FILE_DAMAGED',
] as const;
export type FileFault = (typeof fileFaults)[number];

export const isFileFault = (code: unknown): code is FileFault =>
  fileFaults.some((each) => each === code);

/** Why a message was not sent; the content has one sentence for each. */
export type FailureCause =
  | FileFault
  | 'blocked'
  | 'headless'
  | 'tooMany'
  | 'unreachable'
  | 'timedOut'
  | 'tooLarge'
  | 'rejected'
  | 'unavailable'
  | 'unexpected';

/** How much of a server's answer goes into the console, in characters. */
const TECHNICAL_TEXT_LENGTH = 200;

/** The only error that the mail client throws. Its `message` is technical text for the console. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  override readonly cause: FailureCause;

  constructor(cause: FailureCause, technicalText: string) {
    // Not by graphemes: browsers that the script must run in cannot find them.
    const characters = [...technicalText.replace(/\s+/g, ' ').trim()];
    super(characters.slice(0, TECHNICAL_TEXT_LENGTH).join(''));
    this.cause = cause;
  }
}

/** What a status of the mail client or of a mail server means to the visitor. */
export function causeOfStatus(status: number): FailureCause {
  if (status === 0) return 'unreachable';
  if (status === 403) return 'blocked';
  if (status === 408) return 'timedOut';
  if (status === 413) return 'tooLarge';
  if (status === 415) return 'FILE_TYPE';
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
 * Turns whatever the published client rejects with into a `SendFailure`: a status object that is no `Error`, a bare
 * string for a missing setting, a `TypeError` for a network error, or anything else.
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
