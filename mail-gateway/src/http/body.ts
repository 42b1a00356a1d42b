import type { IncomingMessage } from 'node:http';
import { Refusal } from '../errors.ts';
import { type FieldName, fieldNames, MAX_BODY_BYTES } from '../message.ts';
import type { Share } from './room.ts';

/** A body beyond the limit is read and thrown away up to here, so that the refusal can be heard. */
const DRAIN_BYTES = 4 * 1024 * 1024;

/** Bytes that a piece of a body takes besides its own: somebody may send it byte by byte. */
const PIECE_BYTES = 200;

/** Seconds after which there may be room again. */
const CROWDED_WAIT = 5;

/** The form's trap for programs: hidden, so a person leaves it empty. */
export const HONEYPOT = 'company_website';

const controlNames = ['service_id', 'template_id', 'user_id'] as const;
type ControlName = (typeof controlNames)[number];

/** What a body said, restricted to the names we know; the last value of each name. */
export interface ParsedBody {
  readonly control: Readonly<Partial<Record<ControlName, string>>>;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly honeypot: string;
  readonly tooLarge: boolean;
}

/**
 * Reads a request's body whole.
 * @param keepLarge keeps bodies up to 4 MiB while there is room, to show their text with the refusal.
 * @param share what the body may take of the room for all bodies; the caller ends it.
 * @throws Refusal BODY_TOO_LARGE, BODY_UNREADABLE when the connection ends early, CROWDED.
 */
export async function readBody(
  stream: IncomingMessage,
  { keepLarge, share }: { keepLarge: boolean; share: Share },
): Promise<Buffer> {
  const most = keepLarge ? DRAIN_BYTES : MAX_BODY_BYTES;
  if (Number(stream.headers['content-length']) > DRAIN_BYTES) {
    throw new Refusal('BODY_TOO_LARGE');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  let crowded = false;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > DRAIN_BYTES) {
        break;
      }
      crowded ||= size <= most && !share.grow(chunk.length + PIECE_BYTES);
      if (crowded || size > most) {
        chunks.length = 0;
        share.empty();
      } else {
        chunks.push(chunk);
      }
    }
  } catch {
    throw new Refusal('BODY_UNREADABLE');
  }
  if (size > most || (crowded && size > MAX_BODY_BYTES)) {
    throw new Refusal('BODY_TOO_LARGE');
  }
  if (crowded) {
    throw new Refusal('CROWDED', CROWDED_WAIT);
  }
  return Buffer.concat(chunks, size);
}

/**
 * Parses the body of `send-form` (multipart or urlencoded) with the platform's own parser.
 * Files are ignored, and so is every name that the protocol does not know.
 * @throws Refusal BODY_EMPTY, BODY_TYPE, BODY_UNREADABLE.
 */
export async function parseForm(body: Buffer, contentType: string): Promise<ParsedBody> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(contentType)) {
    throw new Refusal('BODY_TYPE');
  }
  if (body.length === 0) {
    throw new Refusal('BODY_EMPTY');
  }
  const texts = new Map<string, string>();
  try {
    const headers = { 'content-type': contentType };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    form.forEach((value, name) => {
      if (typeof value === 'string') {
        texts.set(name, value);
      }
    });
  } catch {
    throw new Refusal('BODY_UNREADABLE');
  }
  return pick(
    (name) => texts.get(name),
    (name) => texts.get(name),
    body.length,
  );
}

/**
 * Parses the body of `send`: JSON with the fields below `template_params`.
 * @throws Refusal BODY_EMPTY, BODY_TYPE, BODY_UNREADABLE.
 */
export function parseJson(body: Buffer, contentType: string): ParsedBody {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new Refusal('BODY_TYPE');
  }
  if (body.length === 0) {
    throw new Refusal('BODY_EMPTY');
  }
  let data: unknown;
  try {
    data = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('BODY_UNREADABLE');
  }
  const params = ownText(data, 'template_params');
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Refusal('BODY_UNREADABLE');
  }
  return pick(
    (name) => textOf(ownText(data, name)),
    (name) => textOf(ownText(params, name)),
    body.length,
  );
}

function ownText(holder: unknown, name: string): unknown {
  const own = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name);
  return own ? Reflect.get(holder, name) : undefined;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  return typeof value === 'string' ? value : undefined;
}

function pick(
  controlOf: (name: string) => string | undefined,
  fieldOf: (name: string) => string | undefined,
  size: number,
): ParsedBody {
  const chosen = <Name extends string>(
    names: readonly Name[],
    textAt: (name: string) => string | undefined,
  ) => {
    const entries = names.map((name) => [name, textAt(name)] as const);
    const present = entries.filter(([, value]) => value !== undefined);
    return Object.fromEntries(present) as Partial<Record<Name, string>>;
  };
  return {
    control: chosen(controlNames, controlOf),
    fields: chosen(fieldNames, fieldOf),
    honeypot: fieldOf(HONEYPOT) ?? '',
    tooLarge: size > MAX_BODY_BYTES,
  };
}
