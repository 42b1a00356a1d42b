import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '../../../content-store/src/folder.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import { languageOf } from '../languages.ts';
import type { EditorContext } from '../request/route.ts';
import { keptFolder, makeKeptFolder } from '../undo/kept-folder.ts';
import { type Outcome, oneAtATime, publish, stateOf } from './publish.ts';

/** A publication that waits for its time. */
export type Scheduled = {
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who asked for it. */
  person?: EditorContext['person'];
  /** The keys of the changes that were chosen; without them, whatever has changed by then. */
  chosen?: readonly string[];
  /** What kept it from being published when its time came. */
  failed?: Exclude<Outcome['what'], 'published' | 'kept'>;
};

/** How often to look whether a time has come, in milliseconds. */
export const LOOK_MS = 30_000;

const fileFor = (folder: string) => join(keptFolder(folder, 'schedule'), 'scheduled.json');

/** The publication that waits; undefined if there is none. */
export function scheduledIn(folder: string): Scheduled | undefined {
  const file = fileFor(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Lets a publication wait, in place of another one. */
export function schedule(folder: string, scheduled: Scheduled): void {
  makeKeptFolder(folder, 'schedule');
  writeFileSync(fileFor(folder), JSON.stringify(scheduled));
}

/** Lets no publication wait. */
export const cancelSchedule = (folder: string): void => rmSync(fileFor(folder), { force: true });

/** Publishes what was chosen once its time has come, also when that was while nothing ran. */
export function publishWhenDue(context: EditorContext, now = Date.now()): Promise<void> {
  return oneAtATime(async () => {
    const { folder } = context;
    const scheduled = scheduledIn(folder);
    if (!scheduled || scheduled.failed || scheduled.at > now) return;
    const { person, chosen } = scheduled;
    const repository = await Repository.find(folder);
    const changes = repository ? (await stateOf(repository)).changes : [];
    const isKept = (key: string) => chosen !== undefined && !chosen.includes(key);
    const keptBack = new Set(changes.map(({ path }) => path).filter(isKept));
    const language = languageOf(readFolder(folder));
    const { what } = await publish({ ...context, ...(person && { person }) }, language, {
      keptBack,
    });
    if (what === 'published' || what === 'kept') cancelSchedule(folder);
    else schedule(folder, { ...scheduled, failed: what });
  });
}
