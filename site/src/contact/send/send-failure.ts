/** The reasons for refusing a file, by the codes of the gateway. */
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

/** The reasons why a message was not sent; the content has a sentence for each. */
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

/** The length to which the console shows a server's answer, in characters. */
const TECHNICAL_TEXT_LENGTH = 200;

/** The only error that `sendMessage` throws. Its `message` is technical text for the console. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure';
  override readonly cause: FailureCause;
  /** How long the server asks to wait, in milliseconds, where the browser shows its `Retry-After`. */
  readonly retryAfterMs: number | undefined;

  constructor(cause: FailureCause, technicalText: string, retryAfterMs?: number) {
    // Cut by characters: some browsers of the build's target cannot find graphemes.
    const characters = [...technicalText.replace(/\s+/g, ' ').trim()];
    super(characters.slice(0, TECHNICAL_TEXT_LENGTH).join(''));
    this.cause = cause;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The meaning of a status to the visitor. 0 is the status of a request that got no answer. */
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

/** The failure for a status and its text, which the specification lists for refusals in the browser too. */
export const failureOfStatus = (status: number, text: string) =>
  new SendFailure(causeOfStatus(status), `${status} ${text}`);

/** The failure that was thrown; an error in the script itself is an unexpected one. */
export const failureFrom = (thrown: unknown): SendFailure =>
  thrown instanceof SendFailure ? thrown : new SendFailure('unexpected', String(thrown));
