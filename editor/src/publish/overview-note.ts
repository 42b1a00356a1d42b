import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { type Html, html } from '../html.ts';
import type { EditorRequest } from '../server/route.ts';
import { lookForNewerWork } from './newer-work.ts';
import { newerNote, sampleNote, waitingNote } from './publish-views.ts';

/** What the first page says about publishing, if there is anything to say. */
export async function overviewNote(request: EditorRequest): Promise<Html | undefined> {
  const language = await request.language();
  if (request.context.isSample) return sampleNote(language);
  // Its answer is for the next page: this one does not wait for the network.
  void lookForNewerWork(request.context);
  const repository = await Repository.open(request.context.folder);
  const remote = repository instanceof Repository ? await Remote.of(repository) : undefined;
  // The overview is shown even if Git fails.
  const [newer = [], unpushed = []] = await Promise.all([
    remote?.newer().catch(() => []),
    remote?.unpushed().catch(() => []),
  ]);
  return html`${newer.length > 0 && newerNote(newer, language)}${unpushed.length > 0 && waitingNote(unpushed.length, language)}`;
}
