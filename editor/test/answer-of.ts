import type { Answer, EditorRequest } from '../src/request/route.ts';
import { localEditor } from '../src/server/local-editor.ts';

/** What the editor answers to a request of its own window, without a port. */
export async function answerOf(
  method: 'GET' | 'POST',
  { url, context, posted }: EditorRequest,
): Promise<Answer> {
  const app = await localEditor(context);
  const form = new Response(posted);
  const response = await app.inject({
    method,
    url: `/admin${url.pathname}${url.search}`,
    headers: { host: 'localhost', 'content-type': form.headers.get('content-type') ?? '' },
    ...(method === 'POST' && { payload: Buffer.from(await form.arrayBuffer()) }),
  });
  const { location } = response.headers;
  await app.close();
  return { status: response.statusCode, body: response.body, ...(location && { location }) };
}
