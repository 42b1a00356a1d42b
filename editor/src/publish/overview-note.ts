import type { Html } from '../html.ts';
import type { EditorRequest } from '../server/route.ts';
import { sampleNote } from './publish-views.ts';

/** What the first page says about publishing, if there is anything to say. */
export async function overviewNote(request: EditorRequest): Promise<Html | undefined> {
  const language = await request.language();
  return request.context.isSample ? sampleNote(language) : undefined;
}
