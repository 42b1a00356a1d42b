#!/usr/bin/env node
// npm create agency-website FOLDER [--package FILE] [flags]: makes the folder of an agency's website.
//
// The program installs the package of the product there. The command `agency begin` of that package asks the questions
// and writes the files. Before the installation any Node from 20 on may run, and there are no packages, so this program
// is plain JavaScript and imports no package.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The questions in each language, as `agency begin` asks them, and their flags. */
const questions = JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8'));

/** The usage of the program, in the language of the terminal. */
function usage() {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  const { help } = questions;
  return `npm create agency-website FOLDER -- [--package FILE] …

${help[locale] ?? help[locale.split('-')[0] ?? ''] ?? help.en}`;
}

/** Scripts that packages run when they are installed: Node and the bundler of the admin. */
const allowScripts = { esbuild: true, node: true };

/** The signals that end the program: Ctrl+C, the end of a session, and the end of a terminal. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends the program with a sentence. */
function refuse(/** @type {string} */ sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Runs a program in the project's folder, and forwards signals to it. @returns its exit code */
function run(/** @type {string} */ program, /** @type {string[]} */ args) {
  // On Windows npm is a batch file, which only a shell runs, and `kill` ends a program at once; Ctrl+C reaches every program.
  const isWindows = process.platform === 'win32';
  const options = { cwd: project, shell: isWindows && program === 'npm' };
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: 'inherit' });
    const forward = (/** @type {NodeJS.Signals} */ signal) => isWindows || child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('error', ({ message }) => {
      console.error(`${program} could not be started: ${message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}

/** The version of the product, or the file of the package, for the dependencies of the project. */
function productSource() {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  if (packed === undefined) return own.version;
  const name = basename(packed);
  mkdirSync(join(project, 'vendor'), { recursive: true });
  cpSync(packed, join(project, 'vendor', name));
  return `file:vendor/${name}`;
}

/** Writes the package.json with which npm installs the product. */
function writePackage() {
  const name = basename(project)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const manifest = {
    name: name || 'my-agency',
    private: true,
    type: 'module',
    dependencies: { 'agency-website': productSource() },
    allowScripts,
  };
  writeFileSync(join(project, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Removes an option from the words, and returns its file. Ends the program if the file is missing after the option. */
function fileOption(/** @type {string[]} */ words, /** @type {string} */ name) {
  const at = words.findIndex((word) => word === name || word.startsWith(`${name}=`));
  if (at < 0) return undefined;
  const [, inline] = /=(.*)$/s.exec(words[at] ?? '') ?? [];
  const [, next = ''] = words.splice(at, inline === undefined ? 2 : 1);
  const file = inline ?? next;
  if (file === '' || file.startsWith('-')) refuse(`${name} needs a value after it.`);
  return resolve(file);
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(usage());
  process.exit();
}
const packed = fileOption(args, '--package');
const clone = fileOption(args, '--from-clone');
const [folder, ...answers] = args;
if (!folder || folder.startsWith('-')) refuse(`Name the folder first.\n\n${usage()}`);
const unknown = answers.find((word) => {
  const [, name] = /^--?([^=]*)/.exec(word) ?? [];
  return name !== undefined && !questions.flags.includes(name);
});
if (unknown !== undefined) refuse(`There is no option ${unknown}.\n\n${usage()}`);
const flags = clone === undefined ? answers : ['--from-clone', clone, ...answers];
if (packed !== undefined && !existsSync(packed)) refuse(`There is no file ${packed}.`);
if (clone !== undefined && !existsSync(join(clone, 'content'))) {
  refuse(`${clone} is no clone of the product: it has no content/.`);
}
const project = resolve(folder ?? '');
const isNew = !existsSync(project);
if (!isNew && !statSync(project).isDirectory()) refuse(`${project} is a file, and stays as it is.`);
const before = isNew ? [] : readdirSync(project);
if (before.some((name) => name !== '.git')) refuse(`${project} is not empty, and stays as it is.`);

let isEnded = false;
const end = () => {
  isEnded = true;
};
// After a signal, the started program ends, and the files that it made are removed below.
for (const signal of SIGNALS) process.on(signal, end);
// A signal to npm ends the shell that npm started this program with, and reaches nothing else.
const parent = process.ppid;
const watch = setInterval(() => {
  const isLeft = process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent;
  if (isLeft && !isEnded) process.kill(process.pid, 'SIGTERM');
}, 500);

/** Installs the product, and runs its command that asks the questions and writes the files. @returns an exit code */
async function make() {
  writePackage();
  console.log('Installing the product, which takes about a minute …');
  const quiet = ['--no-progress', '--no-audit', '--no-fund', '--loglevel=error'];
  // Without these options and a network, npm would give up only after three minutes.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
  const installed = await run('npm', ['install', ...quiet, ...patience]);
  if (isEnded) return 1;
  if (installed !== 0) {
    console.error('The product could not be installed. Nothing was made.');
    return installed;
  }
  const program = 'node_modules/agency-website/tools/run.mjs';
  if (!existsSync(join(project, program))) {
    console.error(`${packed} is no package of the product. Nothing was made.`);
    return 2;
  }
  return run(process.execPath, [program, 'begin', ...flags]);
}

const firstMade = mkdirSync(project, { recursive: true });
const code = await make();
clearInterval(watch);
// The program refuses a folder with files, so a folder that is half complete is removed.
if (code !== 0) {
  // The started program may still write while it ends, so the removal is tried again.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };
  const made = readdirSync(project).filter((name) => !before.includes(name));
  for (const name of made) rmSync(join(project, name), options);
  if (firstMade !== undefined) rmSync(firstMade, options);
}
if (isEnded && code !== 0) console.error('Ended by a signal. Nothing was made.');
process.exitCode = code;
