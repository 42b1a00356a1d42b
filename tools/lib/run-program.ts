import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** Settings that every program of this project starts with. */
const programEnv = { ASTRO_TELEMETRY_DISABLED: '1' };

/**
 * Runs an installed program (`astro`, `biome`, …) from the repository's folder, its output on ours.
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
