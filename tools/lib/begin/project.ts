import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { productRoot, projectRoot } from '../../../packages/harness/root.ts';
import { OWN_TSCONFIG } from '../own-code.ts';
import { type Answers, envFor } from './content.ts';
import { filesFor } from './hosts.ts';

/** The commands of a project: each script of npm runs the command of that name of the program `agency`. */
export const COMMANDS = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'admin',
  'inbox',
  'language',
  'upgrade',
  'eject',
];

/** npm's settings of a project. */
export const NPM_SETTINGS =
  'save-exact=true\nloglevel=error\naudit=false\nfund=false\nupdate-notifier=false\n';

const product = (path: string) => readFileSync(join(productRoot, path), 'utf8');

/** Writes a file of the project unless the file exists. */
function write(path: string, text: string): void {
  const file = join(projectRoot, path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A file for a host with the project's place on a server; a unit of systemd takes no blank or % in it. */
export const onServer = (text: string, folder: string): string =>
  text.replaceAll('/srv/agency', `/srv/${folder.replaceAll(/[^\w.-]+/g, '-')}`);

/** Adds the commands to the package.json with which npm installed the product. */
function writeCommands(): void {
  const file = join(projectRoot, 'package.json');
  const { dependencies, allowScripts, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  const scripts = Object.fromEntries(COMMANDS.map((name) => [name, `agency ${name}`]));
  const manifest = { ...others, scripts, dependencies, allowScripts };
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

const template = (name: string) => product(`packages/create/template/${name}`);

/** The job that publishes on GitHub Pages, as one of a workflow's jobs. */
const pagesJob = () => template('github-pages.yml').replaceAll(/^(?=.)/gm, '  ');

/** The workflow of a project, which on GitHub Pages publishes the site too. */
export const workflowFor = (host: string | undefined): string =>
  template('publish.yml') + (host === 'github-pages' ? pagesJob() : '');

/** The README of an agency's project. */
export const readmeFor = (agency: string): string =>
  template('README.md').replace('{name}', () => agency);

/** Writes the files of a project other than its content. */
export function writeProject(answers: Answers): void {
  writeCommands();
  write('.env', envFor(answers));
  for (const path of ['.env.example', '.devcontainer/devcontainer.json'])
    write(path, product(path));
  write('.gitignore', template('gitignore'));
  write('.npmrc', NPM_SETTINGS);
  write('tsconfig.json', `${JSON.stringify(OWN_TSCONFIG, undefined, 2)}\n`);
  write('.github/workflows/publish.yml', workflowFor(answers.host));
  write('README.md', readmeFor(answers.name || 'your agency'));
  write('AGENTS.md', template('AGENTS.md'));
  for (const [from, to] of filesFor(answers.host)) {
    write(to, onServer(product(from), basename(projectRoot)));
  }
}
