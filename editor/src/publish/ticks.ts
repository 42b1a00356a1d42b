import type { EditorContext } from '../request/route.ts';
import { keep, readKept } from '../undo/kept-file.ts';

/** Whether changes have a tick on the page that publishes them, by their keys; others were not decided on. */
export type Ticks = Readonly<Record<string, boolean>>;

type Whose = Pick<EditorContext, 'folder' | 'person'>;

const FILE = 'publish/ticks.json';

/** What each person decided, by their addresses; '' is the owner at their own computer. */
const everybodys = (folder: string) => readKept<Record<string, Ticks>>(folder, FILE) ?? {};

/** What a person decided about changes that are not published. */
export const ticksOf = ({ folder, person }: Whose): Ticks =>
  everybodys(folder)[person?.email ?? ''] ?? {};

/** Keeps what a person decides, until it is published. */
export const keepTicks = ({ folder, person }: Whose, ticks: Ticks): void =>
  keep(folder, FILE, { ...everybodys(folder), [person?.email ?? '']: ticks });

/** Forgets what everybody decided about changes that are none any more. */
export function forgetTicks(folder: string, changes: readonly { path: string }[]): void {
  const keys = new Set(changes.map(({ path }) => path));
  const left = Object.entries(everybodys(folder)).map(([email, ticks]) => [
    email,
    Object.fromEntries(Object.entries(ticks).filter(([key]) => keys.has(key))),
  ]);
  keep(folder, FILE, Object.fromEntries(left));
}
