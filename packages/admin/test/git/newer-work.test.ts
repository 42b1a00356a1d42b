import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../../content-store/src/content.ts';
import { lookForNewerWork } from '../../src/publish/newer-work.tsx';
import { publish } from '../../src/publish/publish.ts';
import type { AdminContext } from '../../src/request/context.ts';
import { localAdmin } from '../../src/server/local-admin.ts';
import {
  begin,
  COLDLINE,
  changeTeam,
  clone,
  cloneForEachTest,
  developerDoes,
  developerPushes,
  edit,
  folder,
  git,
  HERO,
  place,
  product,
  published,
  publishOnly,
  read,
  replaceIn,
} from '../clone.ts';
import { get } from '../requests.ts';

cloneForEachTest({ isPublished: true });

test('entries that two people add, move and remove at the same time are where each put them', async () => {
  const context = await begin();
  developerDoes('Welcome Ife', (other) => {
    const content = join(other, 'content');
    changeTeam(content, 'Ife', [
      'tunde-bakare',
      'adaeze-okonkwo',
      'halima-sani',
      'emeka-nwosu',
      'folake-adeyemi',
      'ife',
    ]);
  });
  rmSync(join(folder, 'team/emeka-nwosu.yaml'));
  changeTeam(folder, 'Uche', [
    'folake-adeyemi',
    'adaeze-okonkwo',
    'tunde-bakare',
    'halima-sani',
    'uche',
  ]);
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
  const members = await loadContent(folder).then(({ team }) =>
    team.members.map(({ name }) => name),
  );
  expect(members).toEqual([
    ...['Folake Adeyemi', 'Tunde Bakare', 'Adaeze Okonkwo', 'Halima Sani', 'Uche', 'Ife'],
  ]);
  expect(git(clone, 'status', '--porcelain')).toBe('');
});

test('newer work of others is there when the page is opened, if nothing is in the way', async () => {
  const context = await begin();
  developerPushes(`content/${HERO}`, 'A software development agency', 'A design studio');
  await lookForNewerWork(context);
  expect((await get('/publish', context)).body).toContain('Nothing has changed since');
  expect(read(HERO)).toContain('A design studio');
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(git(product, 'rev-parse', 'main'));
});

test.each([
  ['changes of the owner', () => edit('Trusted by', 'Used by')],
  ['changes of the program', () => developerPushes('code.js', 'code();', 'newCode();')],
])('newer work of others is only listed where %s are in the way', async (_, hinder) => {
  const context = await begin();
  developerPushes(`content/${HERO}`, 'A software development agency', 'A design studio');
  hinder();
  await lookForNewerWork(context);
  const head = git(clone, 'rev-parse', 'HEAD');
  for (const path of ['/publish', '/']) {
    expect((await get(path, context)).body).toContain('Touch up content/hero/hero.yaml');
  }
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
});

test('newer work of others is built where this machine serves the site, although nobody opens a page', async () => {
  const builds: (string | undefined)[] = [];
  const build = async () => {
    builds.push(/badgeText: (.*)/.exec(read(HERO))?.[1]);
    return { ok: true, output: '' };
  };
  const reports: string[] = [];
  const context = await begin({ report: (text: string) => reports.push(text), build });
  developerPushes(`content/${HERO}`, 'A software development agency', 'A design studio');
  const served: AdminContext = { ...context, isServedHere: true };
  const app = await localAdmin(served);
  await app.ready();
  await expect.poll(() => builds).toEqual(['A design studio in Lagos']);
  await app.close();
  expect(reports.at(-1)).toBe('newer, by Dayo: Touch up content/hero/hero.yaml');
});

test('changes of the program that do not go together keep a publication from being sent', async () => {
  const context = await begin();
  developerPushes('code.js', 'code();', 'theirs();');
  replaceIn(join(clone, 'code.js'), 'code();', 'ours();');
  git(clone, 'commit', '--quiet', '--all', '-m', 'Change the program here');
  edit('A software development agency', 'A design studio');
  expect(await publish(context, 'en')).toEqual({
    what: 'failed',
    failure: { reason: 'otherConflict', message: 'code.js' },
    isCommitted: true,
  });
  expect(git(clone, 'status', '--porcelain')).toBe('');
  expect(published(HERO)).toContain('A software development agency');
});

test('a remote that does not answer is no news', async () => {
  const context = await begin();
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  const { status, body } = await get('/publish', context);
  expect(status).toBe(200);
  expect(body).toContain('Nothing has changed since');
  expect(body).not.toContain('role="alert"');
});

test('a change that is held back is merged with newer work of others', async () => {
  const context = await begin();
  const order = ['tunde-bakare', 'adaeze-okonkwo', 'halima-sani', 'emeka-nwosu', 'folake-adeyemi'];
  edit('A software development agency', 'A design studio');
  edit(/^title: .*/m, 'title: Maps', COLDLINE);
  changeTeam(folder, 'Uche', [...order, 'uche']);
  developerDoes('Change the same files', (other) => {
    const content = join(other, 'content');
    replaceIn(join(content, COLDLINE), /^description: .*/m, 'description: Freight');
    changeTeam(content, 'Ife', ['ife', ...order]);
  });

  const { location } = await publishOnly([HERO], context);
  expect(location).toContain('published=');
  expect(published(HERO)).toContain('A design studio');
  expect(published(COLDLINE)).toContain('title: Coldline');
  expect(read(COLDLINE)).toMatch(/title: Maps.*description: Freight/s);
  const members = await loadContent(folder).then(({ team }) => team.members);
  expect(members.map(({ name }) => name)).toEqual(expect.arrayContaining(['Uche', 'Ife']));
  expect(members[0]?.name).toBe('Ife');

  // The publication has both changes, and needs no decision.
  const { what } = await publish(context, 'en');
  expect(what).toBe('published');
  expect(published(COLDLINE)).toMatch(/Maps.*Freight/s);
  expect(git(clone, 'status', '--porcelain')).toBe('');
});

const EMEKA = 'team/emeka-nwosu.yaml';

test.each([
  [
    'changed in the same place',
    () => edit(/^title: .*/m, 'title: Maps', COLDLINE),
    () => developerPushes(`content/${COLDLINE}`, 'title: Coldline', 'title: Routes'),
    () => expect(read(COLDLINE)).toContain('title: Maps'),
  ],
  [
    'removed',
    () => edit('Emeka', 'Emma', EMEKA),
    () =>
      developerDoes('Say goodbye', (other) => {
        rmSync(join(other, 'content', EMEKA));
        replaceIn(join(other, 'content/team/order.yaml'), '- emeka-nwosu\n', '');
      }),
    () => expect(read(EMEKA)).toContain('Emma'),
  ],
])(
  'a change that is held back, in an entry that others have %s, is a conflict and never overwritten',
  async (_, change, changeElsewhere, expectKept) => {
    const context = await begin();
    edit('A software development agency', 'A design studio');
    change();
    changeElsewhere();
    const { status, body } = await publishOnly([HERO], context);
    expect(status).toBe(502);
    expect(body).toContain('Somebody else has changed or removed what you changed and kept back');
    expect(await publish(context, 'en')).toMatchObject({ what: 'conflict' });
    expectKept();
  },
);
