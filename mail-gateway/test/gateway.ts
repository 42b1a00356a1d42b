import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const main = path.join(import.meta.dirname, '../src/main.ts');

/** A gateway in a process of its own, as it is run in earnest. */
export interface RunningGateway {
  readonly process: ChildProcess;
  /** Where it listens, with a slash at the end. */
  readonly url: string;
  /** What it has written to standard output and to standard error so far. */
  readonly output: { out: string; err: string };
}

/**
 * Starts `main.ts` on a free port; resolves once it says where it listens. Ends with the test.
 * @param under a command and its arguments to run it under.
 */
export async function startGateway(
  env: Record<string, string>,
  under: readonly string[] = [],
): Promise<RunningGateway> {
  const child = spawnGateway({ PORT: '0', ...env }, under);
  const output = { out: '', err: '' };
  child.stderr?.on('data', (chunk) => {
    output.err += chunk;
  });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output.out += `${line}\n`;
      const address = /http:\/\/[^\s,]+/.exec(line)?.[0];
      if (address) {
        resolve(address);
      }
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output.err}`)));
  });
  return { process: child, url, output };
}

/** The process of a gateway with these settings and no others. */
export function spawnGateway(
  env: Record<string, string>,
  under: readonly string[] = [],
): ChildProcess {
  const [command = process.execPath, ...words] = [...under, process.execPath, main];
  const child = spawn(command, words, {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what runs under another command ends with it.
    detached: true,
  });
  onTestFinished(() => {
    if (child.pid !== undefined) {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended already.
      }
    }
  });
  return child;
}

/** Resolves to the exit code, or the signal that ended the process. */
export async function exitOf(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit');
  }
  return child.exitCode ?? child.signalCode ?? 'unknown';
}
