import type { AdminContext } from '../request/context.ts';
import { keep, readKept } from '../undo/kept-file.ts';

/** Whether each change is ticked on the page "Publish", by its key. A change without a decision is absent. */
export type Ticks = Readonly<Record<string, boolean>>;

type Whose = Pick<AdminContext, 'folder' | 'person'>;

const FILE = 'publish/ticks.json';

/** The ticks of each person, by mail address; '' is the owner at their own computer. */
const everybodys = (folder: string) => readKept<Record<string, Ticks>>(folder, FILE) ?? {};

/** The ticks that a person set for unpublished changes. */
export const ticksOf = ({ folder, person }: Whose): Ticks =>
  everybodys(folder)[person?.email ?? ''] ?? {};

/** Stores a person's ticks until the changes are published. */
export const keepTicks = ({ folder, person }: Whose, ticks: Ticks): void =>
  keep(folder, FILE, { ...everybodys(folder), [person?.email ?? '']: ticks });

/** Removes everybody's ticks of changes that do not exist any more. @param changes those that are left */
export function forgetTicks(folder: string, changes: readonly { path: string }[]): void {
  const keys = new Set(changes.map(({ path }) => path));
  const left = Object.entries(everybodys(folder)).map(([email, ticks]) => [
    email,
    Object.fromEntries(Object.entries(ticks).filter(([key]) => keys.has(key))),
  ]);
  keep(folder, FILE, Object.fromEntries(left));
}
