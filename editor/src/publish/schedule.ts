import { readFolder } from '../../../content-store/src/folder.ts';
import type { Failure } from '../../../content-store/src/git/failures.ts';
import type { EditorContext } from '../request/route.ts';
import { forgetKept, keep, readKept } from '../undo/kept-file.ts';
import { languageOf } from '../words/words.ts';
import { backgroundOf } from './background.ts';
import { type Outcome, publish } from './publish.ts';

/** A publication that waits for its time. */
export type Scheduled = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who asked for it. */
  person?: EditorContext['person'] | undefined;
  /** The keys of the changes that were chosen; without them, whatever has changed by then. */
  chosen?: readonly string[] | undefined;
  /** What kept it from being published when its time came. */
  failed?: Exclude<Outcome['what'], 'published' | 'kept'>;
  /** What Git said of it, where it was that. */
  failure?: Failure | undefined;
};

/** How often to look whether a time has come, in milliseconds. */
export const LOOK_MS = 30_000;

const FILE = 'schedule/scheduled.json';

/** The publication that waits; undefined if there is none. */
export const scheduledIn = (folder: string): Scheduled | undefined => readKept(folder, FILE);

/** Lets a publication wait, in place of another one. */
export const schedule = (folder: string, scheduled: Scheduled): void =>
  keep(folder, FILE, scheduled);

/** Lets no publication wait. */
export const cancelSchedule = (folder: string): void => forgetKept(folder, FILE);

/** Whether a publication is in the history and is sent once the remote answers; what is changed since then waits. */
export const isTriedAgain = ({ failure }: Scheduled): boolean => failure?.reason === 'offline';

/** Publishes what was chosen once its time has come, also when that was while nothing ran. */
export function publishWhenDue(context: EditorContext, now = Date.now()): Promise<void> {
  return backgroundOf(context).oneAtATime(async () => {
    const { folder } = context;
    const scheduled = scheduledIn(folder);
    if (!scheduled || scheduled.at > now || (scheduled.failed && !isTriedAgain(scheduled))) return;
    const { person, chosen } = isTriedAgain(scheduled) ? { ...scheduled, chosen: [] } : scheduled;
    const outcome = await publish(
      { ...context, ...(person && { person }) },
      languageOf(readFolder(folder)),
      { chosen: chosen && new Set(chosen) },
    );
    const { what } = outcome;
    if (what === 'published' || what === 'kept') return cancelSchedule(folder);
    const failure = what === 'failed' ? outcome.failure : undefined;
    schedule(folder, { ...scheduled, failed: what, failure });
  });
}
