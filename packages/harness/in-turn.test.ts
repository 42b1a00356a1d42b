import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../content-store/test/temporary-folder.ts';
import { inTurn } from './in-turn.ts';

/** Starts a process that takes a turn and keeps it. Resolves once it has the turn. */
async function holding(lock: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'in-turn.ts'));
  const code = `import { inTurn } from ${module};
    setInterval(() => {}, 1000);
    await inTurn(${JSON.stringify(lock)}, () => new Promise(() => console.log('began')));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('work with the same lock is done one after the other, and failed work releases the lock', async () => {
  const lock = join(temporaryFolder(), 'lock');
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const one = inTurn(lock, async () => {
    seen.push('first begins');
    await first.promise;
    seen.push('first ends');
    throw new Error('failed');
  });
  const other = inTurn(lock, async () => seen.push('second'));
  first.resolve();
  await expect(one).rejects.toThrow('failed');
  await other;
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
});

test('work waits for the work of another process, and begins when that process is killed', async () => {
  const lock = join(temporaryFolder(), 'lock');
  const child = await holding(lock);
  const work = vi.fn(async () => 'done');
  const own = inTurn(lock, work);
  expect(work).not.toHaveBeenCalled();
  child.kill('SIGKILL');
  expect(await own).toBe('done');
});
