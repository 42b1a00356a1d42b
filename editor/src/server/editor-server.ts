import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFolder } from '../../../content-store/src/folder.ts';
import { type Language, languageOf } from '../languages.ts';
import { type Words, wordsIn } from '../words/words.ts';
import { type Answer, type EditorContext, EditorRequest, failed } from './route.ts';
import { answerOf } from './routes.ts';

/** Photos of telephones have up to 60 MB, and a form may send two. */
const LARGEST_BODY = 100 * 1024 * 1024;

/**
 * The editor as an HTTP server that is not listening yet.
 *
 * It refuses requests for other hosts and from pages of other origins, so that another site which is
 * open in the same browser can neither read nor change anything, nor keep this machine busy.
 */
export function editorServer(context: EditorContext): Server {
  return createServer((request, response) => {
    answer(request, context)
      .catch((error: unknown) => {
        context.report(String(error));
        return refusal(500, 'error', context, ` ${String(error)}`);
      })
      .then((result) => send(response, result, context));
  });
}

function send(
  response: ServerResponse,
  { status = 200, type, location, body }: Answer,
  { site }: EditorContext,
): void {
  response.writeHead(location ? 303 : status, {
    'content-type': type ?? 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src ${site?.origin ?? "'none'"}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...(location && { location }),
  });
  response.end(body);
}

/** Whether a browser says that a page of another site asks. Such a page may link to the first page, and nothing else. */
function isForeign({ headers, url }: IncomingMessage): boolean {
  const site = String(headers['sec-fetch-site'] ?? 'none');
  const isLink = headers['sec-fetch-mode'] === 'navigate' && url === '/';
  return !['same-origin', 'none'].includes(site) && !isLink;
}

async function answer(request: IncomingMessage, context: EditorContext): Promise<Answer> {
  const host = request.headers.host ?? '';
  const { origin } = request.headers;
  const isLocal = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
  const isFromElsewhere = origin !== undefined && origin !== `http://${host}`;
  if (!isLocal || isFromElsewhere || isForeign(request)) {
    return refusal(403, 'notFromHere', context);
  }
  const url = new URL(request.url ?? '/', `http://${host}`);
  if (request.method === 'GET') return answerOf('GET', new EditorRequest(url, context));
  if (request.method !== 'POST') return refusal(405, 'notLikeThis', context);
  const form = await formOf(request);
  if (!form) return refusal(413, 'tooLarge', context);
  return answerOf('POST', new EditorRequest(url, context, form));
}

function refusal(
  status: number,
  reason: keyof Words['server'],
  { folder }: EditorContext,
  detail = '',
): Answer {
  const language = languageIn(folder);
  const { title, sentence } = wordsIn(language).server[reason];
  return failed(status, title, sentence + detail, language);
}

/** The language of the owner, without a look at the pictures; English where the folder cannot be read. */
function languageIn(folder: string): Language {
  try {
    return languageOf(readFolder(folder));
  } catch {
    return 'en';
  }
}

async function formOf(request: IncomingMessage): Promise<FormData | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) {
    // Read to its end all the same: a browser shows the answer only then.
    request.resume();
    return undefined;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LARGEST_BODY) chunks.push(chunk);
  }
  if (size > LARGEST_BODY) return undefined;
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
}
