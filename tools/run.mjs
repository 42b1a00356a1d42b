// The entry point of every command: `node tools/run.mjs <command> [arguments]`.
//
// It installs what package-lock.json names when that is missing or has changed, and then runs
// tools/<command>.ts on the pinned Node. This file itself runs on any Node from 20 on and before the
// installation, so it is plain JavaScript and imports only Node's own modules.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node');
// Not `npm ci`: see docs/decisions/0006-one-entry-point-for-commands.md. Versions are those of the lock
// file either way, and `--no-save` does not change it.
const installArgs = ['install', '--no-save', '--no-progress', '--loglevel=error'];
const stamp = join(root, 'node_modules', '.installed');

const parent = process.ppid;

/**
 * Whether the npm that started this process has ended. A SIGTERM to npm ends the shell in between
 * without reaching this process, but a server must not outlive its command.
 */
const hasLostNpm = () => Boolean(process.env['npm_lifecycle_event']) && process.ppid !== parent;

/** Runs a program, forwards signals to it, and resolves to its exit code. */
function run(/** @type {string} */ program, /** @type {string[]} */ args) {
  return new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env['PATH']}`,
      ASTRO_TELEMETRY_DISABLED: '1',
    };
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const watch = setInterval(() => hasLostNpm() && child.kill('SIGTERM'), 500);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/** A hash of what an installation depends on: the lock file and the platform. */
function installHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256')
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

async function install() {
  const isInstalled =
    existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === installHash();
  if (isInstalled) return;
  console.error('Installing what the project needs (only when package-lock.json changed) …');
  const npm = process.env['npm_execpath'];
  const code = npm
    ? await run(process.execPath, [npm, ...installArgs])
    : await run('npm', installArgs);
  if (code !== 0) {
    console.error('The installation failed; what npm said stands above. Nothing was started.');
    process.exit(code);
  }
  writeFileSync(stamp, installHash());
}

const [command, ...args] = process.argv.slice(2);
const script = join(root, 'tools', `${command}.ts`);
if (!command || !existsSync(script)) {
  console.error(
    `There is no command "${command ?? ''}": the scripts of package.json are the list.`,
  );
  process.exit(2);
}
await install();
process.exit(await run(pinnedNode, [script, ...args]));
