import { isDeepStrictEqual } from 'node:util';
import { readFolder } from '../../../content-store/src/folder.ts';
import { type Failure, failureOf } from '../../../content-store/src/git/failures.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { AdminContext } from '../request/context.ts';
import { forgetKept, keep, readKept } from '../undo/kept-file.ts';
import { languageOf } from '../words/words.ts';
import { type Approved, approvalOf, notApproved } from './approval.ts';
import { backgroundOf } from './background.ts';
import { type ChangedSince, changedHere, changedThere } from './changed-since.ts';
import { chosenOf } from './commit-choice.ts';
import type { Outcome } from './outcome.ts';
import { publish } from './publish.ts';
import { changesSince, type PublishState } from './publish-state.ts';

/** A publication that waits for its time. */
export type Scheduled = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The person who scheduled the publication. */
  person?: AdminContext['person'] | undefined;
  /** The keys of the chosen changes; undefined for all changes. */
  chosen?: readonly string[] | undefined;
  /** The approved content: any other content needs a person's decision. */
  approved?: Approved;
  /**
   * The reason why the publication was stopped. `noPerson`: the person who scheduled it may not publish any more.
   */
  failed?: Exclude<Outcome['what'], 'published' | 'committed'> | 'noPerson';
  /** The failure of Git, if it is the reason. */
  failure?: Failure | undefined;
  /** The changes after the approval, if they are the reason. */
  changed?: readonly ChangedSince[];
};

/** The interval between two checks whether a publication is due, in milliseconds. */
export const LOOK_MS = 30_000;

const FILE = 'schedule/scheduled.json';

/** The publication that waits; undefined if there is none. */
export const scheduledIn = (folder: string): Scheduled | undefined => readKept(folder, FILE);

/** Stores a scheduled publication and replaces an earlier one. */
export const schedule = (folder: string, scheduled: Scheduled): void =>
  keep(folder, FILE, scheduled);

/** Schedules a publication of the content as it is saved now. */
export async function scheduleAsItIs(
  repository: Repository,
  scheduled: Pick<Scheduled, 'at' | 'person' | 'chosen'>,
): Promise<void> {
  const { changes, after } = await changesSince(repository);
  const approved = approvalOf(chosenOf(changes, scheduled.chosen), after);
  schedule(repository.folder, { ...scheduled, approved });
}

/** Forgets the scheduled publication. */
export const cancelSchedule = (folder: string): void => forgetKept(folder, FILE);

/** Whether a publication is committed and only waits for the remote. */
export const isTriedAgain = ({ failure }: Scheduled): boolean => failure?.reason === 'offline';

/** The changes of the folder since a publication was approved. */
export function changedMeanwhile(
  folder: string,
  { approved = {}, chosen, changed, failed }: Scheduled,
  { changes, after }: Pick<PublishState, 'changes' | 'after'>,
): readonly ChangedSince[] {
  if (changed || failed) return changed ?? [];
  return changedHere(folder, notApproved(approved, chosenOf(changes, chosen), after), after);
}

/** Publishes a scheduled publication that is due, also one that became due while the admin was stopped. */
export function publishWhenDue(context: AdminContext, now = Date.now()): Promise<void> {
  return backgroundOf(context).oneAtATime(async () => {
    const { folder } = context;
    const scheduled = scheduledIn(folder);
    if (!scheduled || !isWaiting(scheduled)) return;
    const isDue = scheduled.at <= now;
    // Rights can be lost before the time only where people sign in.
    if (!isDue && !context.mayPublish) return;
    // The publication stays stopped even if the person gets the right back.
    if (!(await isStillTrusted(scheduled, context))) return stop(folder, scheduled);
    if (!isDue) return;
    // A committed publication is only sent: without chosen changes, nothing else is committed.
    const { what, ...why } = isTriedAgain(scheduled)
      ? await publishApproved(context, { ...scheduled, chosen: [], approved: {} })
      : await publishUnlessChanged(context, scheduled);
    // Somebody may have scheduled another publication meanwhile.
    const stored = scheduledIn(folder);
    if (stored && !isDeepStrictEqual(stored, scheduled)) return;
    if (what === 'published' || what === 'committed') return cancelSchedule(folder);
    schedule(folder, { ...scheduled, failed: what, failure: undefined, ...why });
  });
}

/** Stops the publication of somebody who lost rights. */
export function endScheduleOf(context: AdminContext, email: string): Promise<void> {
  return backgroundOf(context).oneAtATime(async () => {
    const scheduled = scheduledIn(context.folder);
    const isTheirs = scheduled?.person?.email === email;
    if (isTheirs && isWaiting(scheduled)) stop(context.folder, scheduled);
  });
}

/** Whether a publication is still to be published at its time, or as soon as the remote answers. */
const isWaiting = (scheduled: Scheduled) => !scheduled.failed || isTriedAgain(scheduled);

const stop = (folder: string, scheduled: Scheduled) =>
  schedule(folder, { ...scheduled, failed: 'noPerson', failure: undefined });

/** Whether the person who scheduled a publication may still publish; true where nobody signs in. */
const isStillTrusted = async ({ person }: Scheduled, { mayPublish }: AdminContext) =>
  person === undefined || (await mayPublish?.(person.email)) === true;

type Result = { what: Outcome['what']; failure?: Failure; changed?: readonly ChangedSince[] };

/** Publishes the approved content, unless it was changed in the folder or on the remote. */
async function publishUnlessChanged(context: AdminContext, scheduled: Scheduled): Promise<Result> {
  const repository = await Repository.open(context.folder);
  if (!(repository instanceof Repository)) return { what: 'failed', failure: repository };
  try {
    const state = await changesSince(repository);
    const here = changedMeanwhile(context.folder, scheduled, state);
    const changed = [...here, ...(await changedThere(repository, scheduled.approved ?? {}))];
    return changed.length > 0
      ? { what: 'changed', changed }
      : await publishApproved(context, scheduled);
  } catch (error) {
    return { what: 'failed', failure: failureOf(error) };
  }
}

async function publishApproved(
  context: AdminContext,
  { person, chosen, approved = {} }: Scheduled,
): Promise<Result> {
  const outcome = await publish(
    { ...context, ...(person && { person }) },
    languageOf(readFolder(context.folder)),
    {
      chosen,
      isApproved: (committed, unseen) => notApproved(approved, unseen, committed).length === 0,
    },
  );
  return outcome.what === 'failed' ? outcome : { what: outcome.what };
}
