#!/usr/bin/env node
// The entry point of every command: `node tools/run.mjs <command> [arguments]`, and the program `agency` of the package.
//
// It installs what package-lock.json names when that is missing or has changed, and then runs
// tools/<command>.ts on the pinned Node, with the settings of .env. This file itself runs on any Node from
// 20 on and before the installation, so it is plain JavaScript and imports no package.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand, pinnedNode, run } from '../packages/harness/processes.mjs';
import { readEnvFile } from './lib/env-file.mjs';

const product = dirname(dirname(fileURLToPath(import.meta.url)));
/** Whether this is the package in an agency's project, which npm has installed already. */
const isPackage = product.split(sep).includes('node_modules');
const project = isPackage ? process.cwd() : product;
const node = pinnedNode(project);
const lockFile = join(project, 'package-lock.json');
const stamp = join(project, 'node_modules', '.installed');
const settingsFile = join(project, '.env');

/** Commands whose outcome must not depend on the owner's settings. */
const withoutSettings = ['test', 'bench', 'prove'];

/** A hash of the lock file and the platform, on which an installation depends. */
function installHash() {
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/**
 * Installs the packages of the lock file. Not `npm ci`: see docs/decisions/0022-one-entry-point-for-commands.md.
 * Both install the versions of the lock file, and `--no-save` does not change that file. Hosts may set NODE_ENV
 * to production, in which npm would leave out the tools that build the site.
 */
function npmInstall() {
  const words = ['install', '--include=dev', '--no-save', '--no-progress', '--loglevel=error'];
  const [npm, args, options] = npmCommand(words, process.env['npm_execpath']);
  return run(npm, args, { ...options, cwd: project });
}

async function install() {
  const isInstalled =
    existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === installHash();
  if (isInstalled) return;
  console.error('Installing what the project needs (only when package-lock.json changed) …');
  const code = await npmInstall();
  if (code !== 0) {
    console.error('The installation failed; what npm said stands above. Nothing was started.');
    process.exit(code);
  }
  writeFileSync(stamp, installHash());
}

/** The settings of .env, for a command that takes them; ends the command when a line is wrong. */
function settingsFor(/** @type {string} */ command) {
  if (withoutSettings.includes(command) || !existsSync(settingsFile)) return {};
  const { settings, fault } = readEnvFile(readFileSync(settingsFile));
  if (fault) {
    const place = fault.line > 0 ? `.env, line ${fault.line}` : '.env';
    console.error(`${place}: ${fault.reason}. Nothing was started.`);
    process.exit(1);
  }
  return settings;
}

const [named, ...args] = process.argv.slice(2);
// In a project, `npm test` is the audit, which also runs the tests of its own code.
const command = isPackage && named === 'test' ? 'audit' : named;
const script = join(product, 'tools', `${command}.${isPackage ? 'js' : 'ts'}`);
if (!command || !existsSync(script)) {
  console.error(`There is no command "${named ?? ''}": the scripts of package.json are the list.`);
  process.exit(2);
}
/** Commands of a project that read its content; a mail gateway by itself has none. */
const withContent = ['start', 'dev', 'build', 'check', 'audit', 'admin', 'language'];
const isHelp = args.some((word) => word === '--help' || word === '-h');
const hasContent = Boolean(process.env['CONTENT_DIR']) || existsSync(join(project, 'content'));
if (isPackage && !isHelp && !hasContent && withContent.includes(command)) {
  console.error(`There is no folder content/ in ${project}. Nothing was started.`);
  process.exit(1);
}
// A wrong line of .env does not keep anybody from reading how a command is used.
const settings = isHelp ? {} : settingsFor(command);
process.env['PATH'] = [join(project, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
if (!isPackage) await install();
// The environment wins. Not before npm ran, whose scripts of packages need no settings of ours.
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
process.exit(await run(node, [script, ...args], { cwd: project }));
