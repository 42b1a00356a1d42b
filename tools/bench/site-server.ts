import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from './certificate.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isText = (type: string) => /^text|json|xml/.test(type);

/** The file of a built site for the path of an address; undefined when there is none. */
function fileOf(folder: string, path: string): string | undefined {
  const place = resolve(folder, `.${decodeURIComponent(path)}`);
  if (place !== resolve(folder) && !place.startsWith(resolve(folder) + sep)) return undefined;
  const candidates = [place, `${place}.html`, join(place, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** An answer as it goes over the wire. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

function answerOf(folder: string, path: string): Answer {
  const file = fileOf(folder, path);
  const found = file ?? fileOf(folder, '/404.html');
  if (!found) return { status: 404, headers: {}, body: Buffer.alloc(0) };
  const type = types[extname(found).toLowerCase()] ?? 'application/octet-stream';
  const whole = readFileSync(found);
  const body = isText(type) ? brotliCompressSync(whole) : whole;
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'cache-control': extname(found) === '.html' ? 'no-cache' : 'public, max-age=31536000',
    ...(isText(type) && { 'content-encoding': 'br' }),
  };
  return { status: file ? 200 : 404, headers, body };
}

/** A folder that is served on 127.0.0.1. */
export interface ServedFolder {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): void;
}

/**
 * Serves the folder of a built site: texts in brotli of the best quality, over HTTP/2 where a
 * certificate can be made, else over HTTP/1.1. Every answer is kept, so that only the first request
 * for a file waits for its compression.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const kept = new Map<string, Answer>();
  const certificate = makeCertificate();
  const answer = (address = '/') => {
    const { pathname } = new URL(address, 'http://127.0.0.1');
    const made = kept.get(pathname) ?? answerOf(folder, pathname);
    kept.set(pathname, made);
    return made;
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
        const { status, headers, body } = answer(request.url);
        response.writeHead(status, headers).end(body);
      })
    : createServer((request, response) => {
        const { status, headers, body } = answer(request.url);
        response.writeHead(status, headers).end(body);
      });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: () => server.close(),
  };
}
