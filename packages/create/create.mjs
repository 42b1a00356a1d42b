#!/usr/bin/env node
// npm create agency-website FOLDER [--package FILE] [flags]: makes the folder of an agency's website.
//
// It installs the package of the product there, whose command `agency begin` asks the questions and writes the files.
// It runs on any Node from 20 on and before anything is installed, so it is plain JavaScript and imports no package.
import { spawnSync } from 'node:child_process';
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

/** How the program is used, in the language of the terminal. */
function usage() {
  const { locale } = Intl.DateTimeFormat().resolvedOptions();
  const { help } = questions;
  return `npm create agency-website FOLDER -- [--package FILE] …

${help[locale] ?? help[locale.split('-')[0] ?? ''] ?? help.en}`;
}

/** Scripts that packages run when they are installed: Node and the bundler of the admin. */
const allowScripts = { esbuild: true, node: true };

/** Ends the program with a sentence. */
function refuse(/** @type {string} */ sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Runs a program in the project's folder; npm is a batch file on Windows, which only a shell runs. */
function run(/** @type {string} */ program, /** @type {string[]} */ args) {
  const shell = process.platform === 'win32' && program === 'npm';
  return spawnSync(program, args, { cwd: project, stdio: 'inherit', shell }).status ?? 1;
}

/** What the project's package.json names as the product. */
function productSource() {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));
  if (packed === undefined) return own.version;
  const name = basename(packed);
  mkdirSync(join(project, 'vendor'), { recursive: true });
  cpSync(packed, join(project, 'vendor', name));
  return `file:vendor/${name}`;
}

/** Writes what npm needs to install the product. */
function writePackage() {
  const name = basename(project)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const manifest = {
    ...{ name: name || 'my-agency', private: true, type: 'module' },
    dependencies: { 'agency-website': productSource() },
    allowScripts,
  };
  writeFileSync(join(project, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Takes an option that names a file out of the words; ends the program where the name is missing. */
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
if (!isNew && readdirSync(project).some((name) => name !== '.git')) {
  refuse(`${project} is not empty, and stays as it is.`);
}
// Ctrl+C ends the program that runs, and what it made is removed below.
process.on('SIGINT', () => {});
const firstMade = mkdirSync(project, { recursive: true });
writePackage();
console.log('Installing the product, which takes about a minute …');
const quiet = ['--no-progress', '--no-audit', '--no-fund', '--loglevel=error'];
// Without a network, npm would say so after three minutes.
const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
const installed = run('npm', ['install', ...quiet, ...patience]);
if (installed !== 0) console.error('The product could not be installed. Nothing was made.');
const program = 'node_modules/agency-website/tools/run.mjs';
const isProduct = existsSync(join(project, program));
if (installed === 0 && !isProduct) {
  console.error(`${packed} is no package of the product. Nothing was made.`);
}
const code = installed || (isProduct ? run(process.execPath, [program, 'begin', ...flags]) : 2);
// A folder that is half made could not be made again.
if (code !== 0) {
  for (const name of readdirSync(project)) {
    if (name !== '.git') rmSync(join(project, name), { recursive: true, force: true });
  }
  if (firstMade !== undefined) rmSync(firstMade, { recursive: true, force: true });
}
process.exit(code);
