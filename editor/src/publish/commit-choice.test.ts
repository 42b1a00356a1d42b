import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
} from '../../test/clone.ts';
import { get } from '../../test/requests.ts';
import { publish } from './publish.ts';

cloneForEachTest();

test('only what is chosen goes online, and the rest stays as it is', async () => {
  let built = '';
  const build = async (from: string) => {
    built = readFileSync(join(from, COLDLINE), 'utf8');
    return { ok: true, output: '' };
  };
  const context = { folder, report: () => {}, build, isServedHere: true };
  await publish(context, 'en');
  expect(git(clone, 'log', '-1', '--format=%s')).toBe('First publication');
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

test('what an entry needs goes online with it, and one that stays online keeps its place', async () => {
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
  // What was kept back stays so on the page that says what came of it.
  const ticked = async (path: string) =>
    (await get(path, context)).body.match(/type="checkbox"[^>]* checked/g)?.length ?? 0;
  expect(await ticked(location?.replace('/admin', '') ?? '')).toBe(0);
  expect(await ticked('/publish')).toBe(2);
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
