import { GitError } from '../../../content-store/src/git/failures.ts';
import { Remote } from '../../../content-store/src/git/remote.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { AdminContext } from '../request/context.ts';
import type { AdminRequest } from '../request/route.ts';
import { backgroundOf } from './background.ts';
import { NewerNote, SampleNote, WaitingNote } from './notes.tsx';

/** The least time between two requests to the remote, in milliseconds. */
const EVERY_MS = 180_000;

/**
 * Asks the remote for newer work, and merges it if the owner has no unpublished changes and the program did not change.
 * The site is built if it is served from this machine.
 *
 * @returns resolves once the newer work is merged, or there is none; a remote that does not answer has none
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

/** The notes on the first page about publications of others, and about publications that are not sent. */
export async function overviewNote(request: AdminRequest) {
  if (request.context.isSample) return <SampleNote />;
  // The answer is for the next page: this page does not wait for the network.
  void lookForNewerWork(request.context);
  const repository = await Repository.find(request.context.folder);
  const remote = repository && (await Remote.of(repository));
  // A failure of Git does not hide the overview.
  const { newer = [], unpushed = [] } = (await remote?.compare().catch(() => undefined)) ?? {};
  return (
    <>
      {newer.length > 0 && <NewerNote newer={newer} />}
      {unpushed.length > 0 && <WaitingNote count={unpushed.length} />}
    </>
  );
}
