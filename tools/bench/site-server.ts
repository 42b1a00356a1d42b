import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { makeCertificate } from './certificate.ts';

/** A folder that is served on 127.0.0.1. */
export interface ServedFolder {
  /** The address of the folder, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the folder of a built site over HTTP/2, with texts in the best quality of brotli. Only the first request for a text
 * waits for its compression.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const app = fastify({ http2: true, https: { ...makeCertificate(), allowHTTP1: true } });
  const texts = new Map<string, Buffer>();
  await app.register(fastifyStatic, {
    root: resolve(folder),
    extensions: ['html'],
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply, file) {
      const caching = file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000';
      reply.header('cache-control', caching);
    },
  });
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (!/^text|json|xml/.test(String(reply.getHeader('content-type')))) return payload;
    const text =
      texts.get(url) ?? brotliCompressSync(await buffer(payload as NodeJS.ReadableStream));
    texts.set(url, text);
    reply.header('content-encoding', 'br').header('content-length', text.length);
    return text;
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).sendFile('404.html'));
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
