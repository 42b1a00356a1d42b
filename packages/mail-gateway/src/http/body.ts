import type { IncomingMessage } from 'node:http';
import { Refusal } from '../errors.ts';
import type { SentFile } from '../files/sent-file.ts';
import {
  type FieldName,
  fieldNames,
  MAX_BODY_BYTES,
  type OtherFields,
} from '../messages/message.ts';
import {
  boundaryOf,
  checkMultipart,
  checkUrlencoded,
  isMultipartForm,
  isUrlencodedForm,
  MAX_FIELDS,
} from './form-check.ts';

/** Bytes of a too large body that the gateway reads and drops: clients read the refusal after they have sent. */
export const DRAIN_BYTES = 4 * 1024 * 1024;

/** The form's honeypot: a hidden field, which people leave empty. */
export const HONEYPOT = 'company_website';

const controlNames = ['service_id', 'template_id', 'user_id'] as const;
type ControlName = (typeof controlNames)[number];

/** Field names of the protocol; their values are not part of `otherFields`. */
const protocolNames = new Set<string>([
  ...controlNames,
  ...fieldNames,
  HONEYPOT,
  'lib_version',
  'accessToken',
  'g-recaptcha-response',
]);

/** A parsed body. A known field that is sent twice has its last value, as in the published client. */
export interface ParsedBody {
  readonly control: Readonly<Partial<Record<ControlName, string>>>;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** All fields with other names, in the order sent, repeated ones too. */
  readonly otherFields: OtherFields;
  readonly honeypot: string;
  /** Files. An empty file input is no file. */
  readonly files: readonly SentFile[];
}

type Pair = readonly [name: string, text: string];

/**
 * Reads a request's body whole.
 * @throws Refusal BODY_TOO_LARGE, and BODY_UNREADABLE when the connection ends early.
 */
export async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const declared = Number(stream.headers['content-length'] ?? MAX_BODY_BYTES);
  if (declared > DRAIN_BYTES) {
    throw new Refusal('BODY_TOO_LARGE');
  }
  let refusal = declared > MAX_BODY_BYTES ? new Refusal('BODY_TOO_LARGE') : undefined;
  // A single buffer for all packets, since some clients send byte by byte.
  const body = Buffer.allocUnsafeSlow(refusal ? 0 : declared);
  let size = 0;
  try {
    for await (const chunk of stream) {
      const end = size + chunk.length;
      if (end > DRAIN_BYTES) {
        break;
      }
      if (end > MAX_BODY_BYTES) {
        refusal = new Refusal('BODY_TOO_LARGE');
      }
      if (!refusal) {
        chunk.copy(body, size);
      }
      size = end;
    }
  } catch {
    throw new Refusal('BODY_UNREADABLE');
  }
  if (refusal) {
    throw refusal;
  }
  return body.subarray(0, size);
}

/**
 * Parses the body of `send-form`, multipart or urlencoded, with the platform's own parser. The parser
 * gets the type that the check made, not the sent type, so that both find the same boundary.
 * @throws Refusal BODY_EMPTY, BODY_TYPE, BODY_UNREADABLE, FIELDS_TOO_MANY, and BODY_TOO_LARGE for a
 *   body that is too large without its files.
 */
export async function parseForm(body: Buffer, contentType: string): Promise<ParsedBody> {
  const isMultipart = isMultipartForm(contentType);
  if (!isMultipart && !isUrlencodedForm(contentType)) {
    throw new Refusal('BODY_TYPE');
  }
  if (body.length === 0) {
    throw new Refusal('BODY_EMPTY');
  }
  const checkedType = isMultipart
    ? checkMultipart(body, boundaryOf(contentType))
    : checkUrlencoded(body);
  const headers = { 'content-type': checkedType };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal('BODY_UNREADABLE');
  });
  const pairs: Pair[] = [];
  const files: SentFile[] = [];
  form.forEach((value, name) => {
    if (typeof value === 'string') {
      pairs.push([name, value]);
    } else if (value.size > 0 || value.name !== '') {
      // Browsers send an empty file without a name for an empty file input.
      files.push([name, value]);
    }
  });
  const fileBytes = files.reduce((sum, [, { size }]) => sum + size, 0);
  if (body.length - fileBytes > MAX_BODY_BYTES) {
    throw new Refusal('BODY_TOO_LARGE');
  }
  return { ...sorted(pairs, pairs), files };
}

/**
 * Parses the body of `send`: JSON with the fields below `template_params`.
 * @throws Refusal BODY_EMPTY, BODY_TYPE, BODY_UNREADABLE, FIELDS_TOO_MANY.
 */
export function parseJson(body: Buffer, contentType: string): ParsedBody {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new Refusal('BODY_TYPE');
  }
  if (body.length === 0) {
    throw new Refusal('BODY_EMPTY');
  }
  try {
    const data: unknown = JSON.parse(body.toString('utf8'));
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
      const params = pairsOf(Reflect.get(data, 'template_params'));
      return { ...sorted(pairsOf(data), params), files: [] };
    }
  } catch (error) {
    if (error instanceof Refusal) {
      throw error;
    }
  }
  throw new Refusal('BODY_UNREADABLE');
}

/** The properties of an object as texts. Nulls are left out; other values become JSON. */
function pairsOf(holder: unknown): Pair[] {
  const entries = typeof holder === 'object' && holder !== null ? Object.entries(holder) : [];
  if (entries.length > MAX_FIELDS) {
    throw new Refusal('FIELDS_TOO_MANY');
  }
  return entries
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
}

function sorted(control: readonly Pair[], fields: readonly Pair[]) {
  const known = <Name extends string>(names: readonly Name[], pairs: readonly Pair[]) =>
    Object.fromEntries(pairs.filter(([name]) => names.some((each) => each === name))) as Partial<
      Record<Name, string>
    >;
  return {
    control: known(controlNames, control),
    fields: known(fieldNames, fields),
    otherFields: fields.filter(([name]) => !protocolNames.has(name)),
    honeypot: known([HONEYPOT], fields)[HONEYPOT] ?? '',
  };
}
