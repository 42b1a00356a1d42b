import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { run } from './processes.mjs';
import { projectRoot } from './root.ts';

/**
 * The environment of every program that the project starts. With two memory arenas, glibc returns more of the memory of the
 * threads that make pictures: a first build takes 1.0 GB at most instead of 1.2 GB.
 */
export const programEnv = { ASTRO_TELEMETRY_DISABLED: '1', MALLOC_ARENA_MAX: '2' };

/** The packages of programs whose name differs from the package's. */
const packages: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/** The folder of an installed package. */
export function packageFolder(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (file === undefined) throw new Error(`The package ${name} is not installed: npm install.`);
  return dirname(file);
}

/** The script of an installed program, which also runs on Windows, where node_modules/.bin has batch files. */
export function scriptOf(program: string): string {
  const folder = packageFolder(packages[program] ?? program);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/**
 * Runs an installed program (`astro`, `biome`, …) or `node` in the project's folder, with this process's output.
 *
 * @returns the exit code of the program
 */
export function runProgram(
  name: string,
  args: readonly string[],
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<number> {
  const script = name === 'node' ? [] : [scriptOf(name)];
  return run(process.execPath, [...script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...programEnv, ...env },
  });
}

/** Runs an installed program in the project's folder. @returns its exit code and its output */
export async function outputOf(
  name: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [scriptOf(name), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...programEnv },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code: code ?? 1, output: out + errors };
}
