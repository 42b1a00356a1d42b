// Functions that start programs on Linux, macOS and Windows. They are plain JavaScript, because tools/run.mjs needs them on
// whatever Node the machine has.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The Node that the project pins, as npm installs it. */
export const pinnedNode = (/** @type {string} */ root, platform = process.platform) =>
  join(root, 'node_modules', 'node', 'bin', platform === 'win32' ? 'node.exe' : 'node');

/**
 * The command line of npm: its script if npm started this process, else its name. On Windows the name is a batch file,
 * which only a shell runs.
 *
 * @param {string[]} args words without blanks
 * @param {string | undefined} script the variable `npm_execpath`, which npm sets
 * @returns {[program: string, args: string[], options: { shell: boolean }]}
 */
export function npmCommand(args, script, platform = process.platform) {
  if (script) return [process.execPath, [script, ...args], { shell: false }];
  return ['npm', args, { shell: platform === 'win32' }];
}

const parent = process.ppid;

/**
 * Whether the npm that started this process has ended. A SIGTERM to npm ends the shell between both, and does not reach this
 * process; but a server must not outlive its command.
 */
const hasLostNpm = () => Boolean(process.env['npm_lifecycle_event']) && process.ppid !== parent;

/**
 * Runs a program with this process's output, forwards signals to it, and resolves to its exit code.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    // On Windows `kill` ends a program at once; Ctrl+C reaches every program of a console by itself.
    const forward = (/** @type {NodeJS.Signals} */ signal) =>
      process.platform === 'win32' || child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const watch = setInterval(() => hasLostNpm() && child.kill('SIGTERM'), 500);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * Runs a program with this process's output, and resolves to its exit code. Neither Ctrl+C nor a signal to this process ends
 * the program, so this process has to survive them as well.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function runToTheEnd(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own gets no signal of the terminal; on Windows it would get a window.
      detached: process.platform !== 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
