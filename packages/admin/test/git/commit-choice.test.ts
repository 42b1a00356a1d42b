import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AdminContext } from '../../src/request/context.ts';
import {
  addImprint,
  BAR,
  begin,
  COLDLINE,
  changeTeam,
  clone,
  cloneForEachTest,
  confirm,
  edit,
  folder,
  git,
  HERO,
  place,
  product,
  published,
  publishOnly,
  read,
} from '../clone.ts';
import { get, post } from '../requests.ts';

cloneForEachTest({ isPublished: true });

test('only chosen changes go online, and the others stay as they are', async () => {
  let built = '';
  const build = async (from: string) => {
    built = readFileSync(join(from, COLDLINE), 'utf8');
    return { ok: true, output: '' };
  };
  const context = { folder, report: () => {}, build, isServedHere: true };
  edit('A software development agency', 'A design studio');
  edit(/^title: .*/m, 'title: Maps', COLDLINE);
  writeFileSync(join(clone, 'code.js'), 'staged();\n');
  git(clone, 'add', 'code.js');
  cpSync(join(folder, 'logos/kadara.svg'), join(folder, 'team/nobody.svg'));
  const checked = join(place, 'checked');
  const hook = `#!/bin/sh\ntouch "${checked}"\n`;
  writeFileSync(join(clone, '.git/hooks/pre-commit'), hook, { mode: 0o755 });

  const { location } = await publishOnly([HERO], context);
  expect(existsSync(checked)).toBe(true);
  expect(location).toContain('published=');
  expect(published(HERO)).toContain('A design studio');
  for (const online of [published(COLDLINE), built]) {
    expect(online).toContain('title: Coldline');
  }
  expect(git(product, 'log', '-1', '--format=%s', 'main')).toBe(
    'First view: Line above the heading',
  );
  expect(read(COLDLINE)).toContain('title: Maps');
  expect(git(clone, 'diff', '--cached', '--name-only')).toBe('code.js');
  expect(git(clone, 'diff', '--name-only')).toBe(`content/${COLDLINE}`);
  expect((await get('/publish', context)).body).toContain('One change since');
});

test('the files that an entry needs go online with it, and a removed entry that stays online keeps its place', async () => {
  const context = await begin();
  changeTeam(folder, 'Ife', ['adaeze-okonkwo', 'ife', 'uche', 'halima-sani']);
  changeTeam(folder, 'Uche', ['adaeze-okonkwo', 'ife', 'uche', 'halima-sani']);
  for (const name of ['ife', 'uche']) {
    edit('adaeze-okonkwo.svg', `${name}.svg`, `team/${name}.yaml`);
    cpSync(join(folder, 'team/adaeze-okonkwo.svg'), join(folder, `team/${name}.svg`));
  }
  rmSync(join(folder, 'logos/solace-clinics.yaml'));
  edit('- solace-clinics\n', '', 'logos/order.yaml');

  const { location } = await publishOnly(['team/order.yaml', 'team/ife.yaml'], context);
  expect(location).toContain('published=');
  const online = (path: string) =>
    git(product, 'ls-tree', '-r', '--name-only', 'main', path).split('\n');
  expect(online('content/team')).toContain('content/team/ife.svg');
  expect(online('content/team').join()).not.toContain('uche');
  expect(git(product, 'show', 'main:content/logos/order.yaml')).toContain('- solace-clinics');
  const left = [...(await get('/publish', context)).body.matchAll(/<h3><label>.*?> (.*?)</g)];
  expect(left.map(([, name]) => name)).toEqual(['Logos: Solace Clinics', 'Team: Uche']);
  // The changes that were held back stay unticked.
  expect(await tickedOn(location?.replace('/admin', '') ?? '', context)).toEqual([]);
  expect(await tickedOn('/publish', context)).toEqual([]);
});

/** The keys of the changes whose boxes have a tick. */
async function tickedOn(path: string, context: AdminContext) {
  const { body } = await get(path, context);
  return [...body.matchAll(/type="checkbox"[^>]* name="publish"[^>]* value="([^"]*)"/g)].flatMap(
    ([box, key]) => (box.includes('checked') ? [key] : []),
  );
}

/** Sends a form with ticks at some of the shown changes. */
function choose(
  ticked: readonly string[],
  context: AdminContext,
  more: Record<string, string> = {},
) {
  const posted = new FormData();
  posted.set('choice', 'true');
  for (const path of [HERO, COLDLINE, BAR]) posted.append('shown', path);
  for (const path of ticked) posted.append('publish', path);
  for (const [name, value] of Object.entries(more)) posted.set(name, value);
  return post('/publish/choice', posted, context);
}

test('a change that a person has unticked stays unticked for that person until it is published', async () => {
  const person = { name: 'ada', email: 'ada@agency.example', role: 'owner' as const };
  const context = { ...(await begin()), person };
  edit('A software development agency', 'A design studio');
  edit(/^title: .*/m, 'title: Maps', COLDLINE);
  edit('text: Process', 'text: How we work', BAR);
  expect(await tickedOn('/publish', context)).toEqual([BAR, HERO, COLDLINE]);
  await choose([HERO, BAR], context);
  expect(await tickedOn('/publish', context)).toEqual([BAR, HERO]);
  const other = { ...context, person: { ...person, email: 'bea@agency.example' } };
  expect(await tickedOn('/publish', other)).toEqual([BAR, HERO, COLDLINE]);
  // A new change is ticked.
  edit(/^name: .*/m, 'name: Tunde', 'team/tunde-bakare.yaml');
  expect(await tickedOn('/publish', context)).toContain('team/tunde-bakare.yaml');
  await choose([], context, { choose: 'all' });
  expect(await tickedOn('/publish', context)).toHaveLength(4);
  await choose([HERO], context, { choose: 'none' });
  expect(await tickedOn('/publish', context)).toEqual(['team/tunde-bakare.yaml']);
  // After its publication, an entry that changes again counts as a new change.
  await publishOnly([HERO, BAR, COLDLINE], context);
  edit('A design studio', 'A studio');
  expect(await tickedOn('/publish', context)).toEqual([HERO]);
});

test('taking a publication back ticks only its changes', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  await publishOnly([HERO], context);
  edit(/^title: .*/m, 'title: Maps', COLDLINE);
  edit('text: Process', 'text: How we work', BAR);
  await post('/history/take-back', { commit: git(clone, 'rev-parse', 'HEAD') }, context);
  expect(await tickedOn('/publish', context)).toEqual([HERO]);
});

test('many changes are folded by the parts of the site, each with its count', async () => {
  const context = await begin();
  for (const name of ['tunde-bakare', 'adaeze-okonkwo', 'halima-sani', 'emeka-nwosu']) {
    edit(/^name: .*/m, `name: ${name}`, `team/${name}.yaml`);
  }
  edit('A software development agency', 'A design studio');
  edit('text: Process', 'text: How we work', BAR);
  await choose([BAR], context);
  const { body } = await get('/publish', context);
  const groups = [...body.matchAll(/<h3>([^<]*)<\/h3><small[^>]*>([^<]*)/g)].map((found) =>
    found.slice(1),
  );
  expect(groups).toEqual([
    ['First view', '0 of 1 ticked'],
    ['Team', '4 of 4 ticked'],
    ['On every page', '1 of 1 ticked'],
  ]);
  expect(body).toContain('5 of 6 ticked');
});

test('a choice that is not in order without the rest is refused, and nothing is committed', async () => {
  const context = await begin();
  const head = git(clone, 'rev-parse', 'HEAD');
  addImprint();
  const { status, body } = await publishOnly([BAR], context);
  expect(status).toBe(422);
  expect(body).toContain('These belong together');
  expect((await publishOnly([], context)).body).toContain('Nothing was chosen');
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
});

test('a picture that nothing names, and that was never online, stays offline', async () => {
  const context = await begin();
  cpSync(join(folder, 'logos/kadara.svg'), join(folder, 'team/nobody.svg'));
  expect((await get('/publish', context)).body).toContain('Nothing has changed since');
  edit('A software development agency', 'A design studio');
  expect((await confirm('/publish', context)).location).toContain('published=');
  expect(git(product, 'ls-tree', '-r', '--name-only', 'main', 'content/team')).not.toContain(
    'nobody',
  );
  expect(git(clone, 'status', '--porcelain')).toBe('?? content/team/nobody.svg');
});
