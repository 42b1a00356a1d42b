import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../harness/root.ts';

/** An editor that runs: its address with a slash at the end, and what it answers at `/session`. */
type RunningEditor = { url: string; session: string };

/** The file that says which editor runs for a content folder. */
const fileFor = (content: string) =>
  join(
    root,
    '.cache',
    `editor-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.json`,
  );

/** Notes that an editor runs for a content folder. @returns a function that removes the note */
export function noteRunningEditor(content: string, editor: RunningEditor): () => void {
  const file = fileFor(content);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(editor));
  return () => rmSync(file, { force: true });
}

/** The address of the editor that runs for a content folder, if one does; a note may outlive its editor. */
export async function runningEditor(content: string): Promise<string | undefined> {
  const file = fileFor(content);
  if (!existsSync(file)) return undefined;
  try {
    const { url, session }: RunningEditor = JSON.parse(readFileSync(file, 'utf8'));
    const answer = await fetch(`${url}session`, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()) === session ? url : undefined;
  } catch {
    return undefined;
  }
}
