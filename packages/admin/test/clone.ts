import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { publish } from '../src/publish/publish.ts';
import type { AdminContext } from '../src/request/context.ts';
import { get, post } from './requests.ts';

/** The paths of the current test: a clone of the product, its content, the product's repository, and the folder around all. */
export let clone: string;
export let folder: string;
export let product: string;
export let place: string;

const IMPRINT =
  '---\ntitle: Imprint\ndescription: Who we are, where we work, and how you reach us on any day.\n---\n\n## Us\n\nHarmattan\n';

export const git = (at: string, ...args: string[]) =>
  execFileSync('git', ['-C', at, ...args], { encoding: 'utf8' }).trim();

export function bare(name: string): string {
  const at = join(place, name);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', at]);
  return at;
}

const newPlace = () => mkdtempSync(join(tmpdir(), 'publish-'));

/** Sets the paths for the repositories in a folder. */
function workIn(at: string): void {
  place = at;
  product = join(place, 'product.git');
  clone = join(place, 'clone');
  folder = join(clone, 'content');
}

/** Makes the repositories, with nothing published. */
function makeRepositories(): void {
  bare('product.git');
  const maintainer = join(place, 'maintainer');
  execFileSync('git', ['clone', '--quiet', product, maintainer], { stdio: 'ignore' });
  git(maintainer, 'checkout', '--quiet', '-B', 'main');
  writeFileSync(join(maintainer, 'code.js'), 'code();\n');
  git(maintainer, 'add', '--all');
  git(maintainer, 'commit', '--quiet', '-m', 'Write the product');
  git(maintainer, 'push', '--quiet', 'origin', 'main');
  execFileSync('git', ['clone', '--quiet', product, clone]);
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
}

/** The repositories before and after the first publication, each made once for all tests of a process. */
const templates: { unpublished?: string; published?: string } = {};

/** Reduces the files in a folder of Git, so that it is copied quickly: all objects in one file, and no samples of hooks. */
function reduce(own: string): void {
  git(own, 'gc', '--quiet');
  rmSync(join(own, 'hooks'), { recursive: true });
  mkdirSync(join(own, 'hooks'));
}

async function makeTemplate(isPublished: boolean): Promise<string> {
  workIn(newPlace());
  const made = place;
  makeRepositories();
  if (isPublished) await publish({ folder, report: () => {} }, 'en');
  for (const own of [product, join(clone, '.git'), join(place, 'maintainer/.git')]) reduce(own);
  // A relative address, so that a copied clone belongs to the copied repository.
  for (const name of ['clone', 'maintainer']) {
    git(join(place, name), 'remote', 'set-url', 'origin', '../product.git');
  }
  process.once('exit', () => rmSync(made, { recursive: true }));
  return made;
}

async function copyTemplate(isPublished: boolean): Promise<void> {
  const name = isPublished ? 'published' : 'unpublished';
  templates[name] ??= await makeTemplate(isPublished);
  workIn(newPlace());
  cpSync(templates[name], place, { recursive: true });
}

let isAllPublished = false;

/**
 * Makes the clone before each test of a file, and removes it after the test.
 *
 * @param isPublished whether all content is published already; if not, {@link begin} publishes it
 */
export function cloneForEachTest({ isPublished = false } = {}): void {
  beforeEach(async () => {
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    for (const role of ['AUTHOR', 'COMMITTER']) {
      vi.stubEnv(`GIT_${role}_NAME`, 'Dayo');
      vi.stubEnv(`GIT_${role}_EMAIL`, 'dayo@example.com');
    }
    isAllPublished = isPublished;
    await copyTemplate(isPublished);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(place, { recursive: true });
  });
}

/** The files that tests change most. */
export const HERO = 'hero/hero.yaml';
export const BAR = 'navigation/navigation.yaml';
export const COLDLINE = 'projects/coldline.yaml';

export const read = (file: string) => readFileSync(join(folder, file), 'utf8');

export function replaceIn(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} has ${from}`).not.toBe(text);
  writeFileSync(file, changed);
}

/** Changes a text as the owner does. */
export const edit = (from: string | RegExp, to: string, file = HERO) =>
  replaceIn(join(folder, file), from, to);

/** The published text of a file. */
export const published = (file: string) => git(product, 'show', `main:content/${file}`);

/** Adds a legal page. @param link whether the bar gets a link to the page, which is wrong without it */
export function addImprint({ link = true } = {}) {
  writeFileSync(join(folder, 'legal/imprint.md'), IMPRINT);
  if (link) edit('"#process"', '/imprint', BAR);
}

/** Publishes all content, unless it is published already. @returns the context of an admin on the clone */
export async function begin(about: Partial<AdminContext> = {}): Promise<AdminContext> {
  const context = { folder, report: () => {}, ...about };
  if (!isAllPublished) await publish(context, 'en');
  return context;
}

/** Opens a page with a form, and sends the form unchanged. */
export async function confirm(path: string, context: AdminContext) {
  const posted = new FormData();
  const inputs = (await get(path, context)).body.matchAll(
    /type="(?:hidden|checkbox)"[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"/g,
  );
  for (const [, name = '', value = ''] of inputs) posted.append(name, value);
  return post(path, posted, context);
}

/** Changes something in the clone of a developer, and pushes it. */
export function developerDoes(message: string, work: (folder: string) => void) {
  const other = join(place, 'maintainer');
  git(other, 'pull', '--quiet', 'origin', 'main');
  work(other);
  git(other, 'add', '--all');
  git(other, 'commit', '--quiet', '-m', message);
  git(other, 'push', '--quiet', 'origin', 'main');
}

export const developerPushes = (file: string, from: string, to: string) =>
  developerDoes(`Touch up ${file}`, (other) => replaceIn(join(other, file), from, to));

/** Adds a member of the team, and gives the team another order. */
export function changeTeam(content: string, name: string, order: readonly string[]) {
  const team = (file: string) => join(content, 'team', `${file}.yaml`);
  const text = readFileSync(team('adaeze-okonkwo'), 'utf8').replace('Adaeze Okonkwo', name);
  writeFileSync(team(name.toLowerCase()), text);
  writeFileSync(team('order'), order.map((id) => `- ${id}\n`).join(''));
}

/** Opens the page "Publish", and publishes only the changes of some files. */
export async function publishOnly(files: readonly string[], context: AdminContext) {
  const body = (await get('/publish', context)).body;
  const posted = new FormData();
  posted.set('choice', 'true');
  for (const [, file = ''] of body.matchAll(/name="publish"[^>]* value="(.*?)"/g)) {
    posted.append('shown', file);
    if (files.includes(file)) posted.append('publish', file);
  }
  return post('/publish', posted, context);
}
