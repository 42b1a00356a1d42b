import { StoreError } from './store/database.ts';

/**
 * Every answer that is not a success: its status, and the sentence that is its body. Sentences
 * never contain what a visitor wrote. docs/operating-the-gateway.md names their codes.
 */
export const catalogue = {
  BODY_EMPTY: { status: 400, sentence: 'The request holds no message.' },
  BODY_UNREADABLE: {
    status: 400,
    sentence: 'The message could not be read: the body is cut short or not well formed.',
  },
  FIELDS_TOO_MANY: {
    status: 400,
    sentence: 'The form has more than 1,024 fields; nothing of it was kept.',
  },
  FILE_SENT: {
    status: 400,
    sentence:
      'This form can’t take files, so nothing was sent. Please send your text without the file.',
  },
  SERVICE_MISSING: { status: 400, sentence: 'The service_id parameter is required.' },
  SERVICE_WRONG: { status: 400, sentence: 'The service ID (service_id) is invalid.' },
  TEMPLATE_MISSING: { status: 400, sentence: 'The template_id parameter is required.' },
  TEMPLATE_WRONG: { status: 400, sentence: 'The template ID (template_id) is invalid.' },
  KEY_MISSING: { status: 400, sentence: 'The user_id parameter is required.' },
  KEY_WRONG: { status: 400, sentence: 'The Public Key (user_id) is invalid.' },
  REQUEST_MALFORMED: { status: 400, sentence: 'The request is not well formed.' },
  ORIGIN_FOREIGN: { status: 403, sentence: 'This page isn’t allowed to send messages here.' },
  NOT_FOUND: { status: 404, sentence: 'There’s nothing at this address.' },
  METHOD_WRONG: { status: 405, sentence: 'Messages are sent with POST.' },
  TOO_SLOW: { status: 408, sentence: 'The message took too long to arrive. Please try again.' },
  BODY_TOO_LARGE: {
    status: 413,
    sentence:
      'The message is larger than 256 KiB, so nothing was sent. Please shorten it and try again.',
  },
  BODY_TYPE: {
    status: 415,
    sentence:
      'Send multipart/form-data or application/x-www-form-urlencoded to send-form, application/json to send.',
  },
  RANGE_WRONG: { status: 416, sentence: 'The file has no such part.' },
  TOO_MANY: {
    status: 429,
    sentence: 'Too many messages from this address. Please wait a minute and try again.',
  },
  HEAD_TOO_LARGE: { status: 431, sentence: 'The head of the request is too large.' },
  UNEXPECTED: {
    status: 500,
    sentence: 'Something went wrong on our side, so the message wasn’t accepted. Please try again.',
  },
  CROWDED: {
    status: 503,
    sentence:
      'Too many messages are arriving at once, so yours wasn’t sent. Please try again in a moment.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    sentence: 'Our mail service is down, so nothing was sent. Please try again in a few minutes.',
  },
  STORE_FULL: {
    status: 507,
    sentence:
      'We’ve run out of space for messages, so nothing was sent. Please reach us another way.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type RefusalCode = keyof typeof catalogue;

/** Refuses a request with an entry of the catalogue. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  /** Seconds after which trying again makes sense, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  get headers(): Record<string, string> {
    return this.retryAfter === undefined ? {} : { 'retry-after': String(this.retryAfter) };
  }

  constructor(code: RefusalCode, retryAfter?: number) {
    super(catalogue[code].sentence);
    this.code = code;
    this.status = catalogue[code].status;
    this.retryAfter = retryAfter;
  }
}

/** Database errors that are safe to name; the text of others may quote what a visitor wrote. */
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
 * What a log may say of an error: its name, its code and where it happened. Never its message,
 * which may repeat what a visitor wrote (a JSON syntax error quotes the text around it).
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
