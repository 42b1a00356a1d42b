import { GitError } from '../../../content-store/src/git/failures.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { AdminContext } from '../request/context.ts';
import type { AdminRequest } from '../request/route.ts';
import { backgroundOf } from './background.ts';
import { NewerNote, SampleNote, WaitingNote } from './notes.tsx';

/** The remote is asked at most this often. */
const EVERY_MS = 180_000;

/**
 * Asks the remote whether somebody else has changed the site, and brings that in where nothing is in the way:
 * the owner has no changes that are not published, and the program did not change. It is built where it is served from
 * here.
 *
 * @returns resolves once it is known; a remote that does not answer is no news
 */
export function lookForNewerWork(context: AdminContext): Promise<void> {
  const background = backgroundOf(context);
  const last = background.asked;
  if (last && Date.now() - last.at < EVERY_MS) return last.answered;
  const answered = bringIn(context).catch((error: unknown) => {
    if (!(error instanceof GitError)) context.report(String(error));
  });
  background.asked = { at: Date.now(), answered };
  return answered;
}

async function bringIn(context: AdminContext): Promise<void> {
  const { folder, report, isSample, isServedHere, build } = context;
  const repository = isSample ? undefined : await Repository.find(folder);
  const remote = repository && (await Remote.of(repository));
  if (!remote) return;
  const theirs = await remote.fetch({ isInBackground: true });
  await backgroundOf(context).oneAtATime(async () => {
    const newer = await remote.newer();
    if (!(await repository.isContentBehind(theirs))) return;
    await repository.fastForward(theirs);
    for (const { author, subject } of newer) report(`newer, by ${author}: ${subject}`);
    const built = isServedHere && (await build?.(folder));
    if (built && !built.ok) report(built.output);
  });
}

/** The notes about publishing on the first page. */
export async function overviewNote(request: AdminRequest) {
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
