import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** The environment of every program that the project starts. */
const programEnv = { ASTRO_TELEMETRY_DISABLED: '1' };

/**
 * Runs an installed program (`astro`, `biome`, …) in the repository's folder, with this process's output.
 *
 * @returns the program's exit code.
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { env = {}, cwd = root }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const program = name === 'node' ? process.execPath : join(root, 'node_modules', '.bin', name);
    const child = spawn(program, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...programEnv, ...env },
    });
    const handOn = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', handOn).on('SIGTERM', handOn);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', handOn).off('SIGTERM', handOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}
