import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { EditorRequest } from '../request/route.ts';
import { lookForNewerWork } from './newer-work.ts';
import { NewerNote, SampleNote, WaitingNote } from './notes.tsx';

/** What the first page says about publishing, if there is anything to say. */
export async function overviewNote(request: EditorRequest) {
  if (request.context.isSample) return <SampleNote />;
  // Its answer is for the next page: this one does not wait for the network.
  void lookForNewerWork(request.context);
  const repository = await Repository.find(request.context.folder);
  const remote = repository && (await Remote.of(repository));
  // The overview is shown even if Git fails.
  const [newer = [], unpushed = []] = await Promise.all([
    remote?.newer().catch(() => []),
    remote?.unpushed().catch(() => []),
  ]);
  return (
    <>
      {newer.length > 0 && <NewerNote newer={newer} />}
      {unpushed.length > 0 && <WaitingNote count={unpushed.length} />}
    </>
  );
}
