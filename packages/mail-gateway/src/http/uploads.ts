import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { fileQuestion, mostBytes } from '../files/sent-file.ts';
import { MAX_BODY_BYTES } from '../messages/message.ts';
import { limitKey } from '../messages/spam/limiter.ts';
import { locationOf } from '../store/open.ts';
import { MINUTE } from '../time.ts';
import type { AppOptions } from './app-options.ts';
import { DRAIN_BYTES } from './body.ts';
import { isMultipartForm } from './form-check.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body is an upload, which has more time than other bodies. */
    isUpload?: boolean;
  }
}

/** Uploads at a time: the largest ones take 160 MB of the disk. */
const AT_ONCE = 8;

/** Uploads of one address at a time: one, and its retry. */
const PER_ADDRESS = 2;

/** Seconds after which CROWDED tells a client to try again. */
const RETRY_AFTER = 5;

/** Milliseconds for an upload: 20 MB over a line of 0.6 Mbit/s. */
const LONGEST = 5 * MINUTE;

/** The prefix of a file's name in the moment before the name is removed. */
const PREFIX = 'mail-gateway-upload-';

/** A request's body in a file without a name: no other process can open it, and it ends with this process. */
export interface Upload {
  /** Reads the whole body; may be called once. */
  read(): Promise<Buffer>;
  /** Removes the file; to be called after the answer. */
  remove(): Promise<void>;
}

export const isUpload = (body: unknown): body is Upload =>
  typeof body === 'object' && body !== null && 'remove' in body;

/** Receives the bodies of forms that ask for a file, a few at a time, beside the database. */
export function createUploads({ settings, form }: Pick<AppOptions, 'settings' | 'form'>) {
  const isLocal = settings.DATABASE_URL.startsWith('file:');
  const folder = isLocal ? path.dirname(locationOf(settings.DATABASE_URL)) : tmpdir();
  const underWay = new Map<IncomingMessage, string>();
  let cleaned: Promise<void> | undefined;

  async function receive(stream: IncomingMessage, address: string, most: number): Promise<Upload> {
    const own = [...underWay.values()].filter((each) => each === address);
    if (underWay.size >= AT_ONCE || own.length >= PER_ADDRESS) {
      throw new Refusal('CROWDED', RETRY_AFTER);
    }
    underWay.set(stream, address);
    const limit = setTimeout(() => stream.destroy(new Error('too slow')), LONGEST);
    let file: FileHandle | undefined;
    try {
      cleaned ??= removeStaleFiles(folder);
      await cleaned;
      file = await openUnnamed(folder);
      await fill(file, stream, most);
      return uploadIn(file, () => underWay.delete(stream));
    } catch (error) {
      underWay.delete(stream);
      await file?.close();
      throw refusalOf(error);
    } finally {
      clearTimeout(limit);
    }
  }

  return {
    /**
     * Streams the body of a request into a file; undefined for a body without a large file.
     * @throws Refusal FILE_TOO_LARGE, CROWDED, STORE_FULL, and BODY_UNREADABLE when the connection
     *   ends early or is too slow.
     */
    receive(request: FastifyRequest): Promise<Upload> | undefined {
      const { 'content-type': type = '', 'content-length': length = 'unknown' } = request.headers;
      const question = fileQuestion(form?.current()?.questions ?? []);
      if (!question || !isMultipartForm(type) || Number(length) <= MAX_BODY_BYTES) {
        return undefined;
      }
      const most = mostBytes(question) + MAX_BODY_BYTES;
      if (Number(length) > most) {
        throw new Refusal('FILE_TOO_LARGE');
      }
      request.isUpload = true;
      return receive(request.raw, limitKey(request.ip), most);
    },
  };
}

/** Removes the empty files of processes that were killed before they removed the name. */
async function removeStaleFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
}

/** A new file without a name: a process that is killed leaves nothing of it behind. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  const name = path.join(folder, `${PREFIX}${randomUUID()}`);
  const file = await open(name, 'wx+', 0o600);
  // Another process that starts may have removed the name already.
  await rm(name, { force: true });
  return file;
}

async function fill(file: FileHandle, stream: IncomingMessage, most: number): Promise<void> {
  let size = 0;
  let failure: unknown;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > most + DRAIN_BYTES) {
        break;
      }
      if (size > most) {
        failure ??= new Refusal('FILE_TOO_LARGE');
      }
      // After a failure the rest is read and dropped: clients read the refusal after they have sent.
      failure ??= await file.appendFile(chunk).catch((error: unknown) => error);
    }
  } catch {
    throw new Refusal('BODY_UNREADABLE');
  }
  if (failure !== undefined) {
    throw failure;
  }
}

function uploadIn(file: FileHandle, end: () => void): Upload {
  return {
    read: () => buffer(file.createReadStream({ start: 0, autoClose: false })),
    async remove() {
      end();
      await file.close();
    },
  };
}

const refusalOf = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(error.code))
    ? new Refusal('STORE_FULL')
    : error;
