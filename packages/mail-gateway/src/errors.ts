import { StoreError } from './store/database.ts';

/**
 * The codes of all answers that are no success, with their statuses. `packages/words/` has a sentence for each code,
 * which is the body of the answer: no text of a visitor is in it. docs/gateway-reference.md explains the codes.
 */
export const catalogue = {
  BODY_EMPTY: 400,
  BODY_UNREADABLE: 400,
  FIELDS_TOO_MANY: 400,
  FILE_SENT: 400,
  SERVICE_MISSING: 400,
  SERVICE_WRONG: 400,
  TEMPLATE_MISSING: 400,
  TEMPLATE_WRONG: 400,
  KEY_MISSING: 400,
  KEY_WRONG: 400,
  REQUEST_MALFORMED: 400,
  ORIGIN_FOREIGN: 403,
  NOT_FOUND: 404,
  METHOD_WRONG: 405,
  TOO_SLOW: 408,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  BODY_ENCODED: 415,
  BODY_TYPE: 415,
  FILE_TYPE: 415,
  FILE_EMPTY: 415,
  FILE_PROTECTED: 415,
  FILE_DAMAGED: 415,
  RANGE_WRONG: 416,
  ANSWERS_WRONG: 422,
  TOO_MANY: 429,
  HEAD_TOO_LARGE: 431,
  UNEXPECTED: 500,
  CROWDED: 503,
  STORE_UNAVAILABLE: 503,
  STORE_FULL: 507,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof catalogue;

/** Refuses a request with an entry of the catalogue. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** Seconds until another attempt makes sense, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** The accepted values, such as the endings of file names. */
  readonly accepted: readonly string[];

  /** Headers of the answer. By the code, the site's form chooses the sentence that it shows. */
  get headers(): Record<string, string> {
    const wait = this.retryAfter === undefined ? {} : { 'retry-after': String(this.retryAfter) };
    return { 'refusal-code': this.code, ...wait };
  }

  constructor(code: RefusalCode, retryAfter?: number, accepted: readonly string[] = []) {
    super(code);
    this.code = code;
    this.status = catalogue[code];
    this.retryAfter = retryAfter;
    this.accepted = accepted;
  }
}

/** Database errors that the log may name. The text of other errors may quote a visitor's text. */
const conditions = {
  gone: /^The database file is gone/,
  full: /full|no space/i,
  locked: /locked|lock timeout|deadlock/i,
  'read-only': /read-?only/i,
};

/** Why a database failed, in one word; `unavailable` for any unknown reason. */
export function conditionOf(error: unknown): string {
  if (!(error instanceof StoreError)) {
    return 'unavailable';
  }
  const known = Object.entries(conditions).find(([, pattern]) => pattern.test(error.message));
  return error.kind === 'full' ? 'full' : (known?.[0] ?? error.kind);
}

/**
 * The part of an error that may be logged: its name, its code and its place. Never its message, which may repeat a
 * visitor's text (a JSON syntax error quotes the text around it).
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) {
    return { error: typeof error };
  }
  if (error instanceof StoreError) {
    return { error: 'StoreError', kind: conditionOf(error) };
  }
  const code = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code, at: frames.slice(0, 4).map((line) => line.trim()) };
}
