import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder, SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { keepRemoved, removedEntries } from '../../src/lists/removed-entries.ts';
import { publish } from '../../src/publish/publish.ts';
import {
  bare,
  begin,
  clone,
  cloneForEachTest,
  confirm,
  edit,
  folder,
  git,
  publishOnly,
} from '../clone.ts';
import { get, post } from '../requests.ts';

cloneForEachTest();

test('removed entries are kept until the owner publishes, and taking back is no such publication', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const keeps = await begin();
  edit('A software development agency', 'A design studio');
  await publish(keeps, 'en');
  const texts = [['team/adaeze-okonkwo.yaml', 'name: Adaeze Okonkwo\n']] as const;
  keepRemoved(folder, { title: 'Adaeze Okonkwo', texts, position: 0, references: [] });

  await post('/history/take-back', { commit: git(clone, 'rev-parse', 'HEAD') }, keeps);
  expect(removedEntries(folder)).toHaveLength(1);
  await confirm('/publish', keeps);
  expect(git(clone, 'log', '-1', '--format=%s')).toBe('First view: Line above the heading');
  expect(removedEntries(folder)).toEqual([]);
});

test('texts that are written and not chosen have another note than texts that wait', async () => {
  edit('A software development agency', '··· One line above the heading');
  git(clone, 'add', '-A');
  git(
    clone,
    '-c',
    'user.name=Dayo',
    '-c',
    'user.email=dayo@agency.example',
    'commit',
    '-qam',
    'Begin',
  );
  edit('··· One line above the heading', 'We write software');
  edit(/^heading: .*/m, 'heading: Nothing here', 'not-found/not-found.yaml');
  const context = { folder, report: () => {} };
  const head = git(clone, 'rev-parse', 'HEAD');
  const { status, body } = await publishOnly(['not-found/not-found.yaml'], context);
  expect(status).toBe(422);
  expect(body).toContain('One text that you wrote is not chosen');
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
});

test('a site without an address is published with texts of the sample, which are counted', async () => {
  const sample = new Map(readFolder(SAMPLE_FOLDER).files);
  const context = { folder, report: () => {}, sample };
  edit('A software development agency', 'A design studio');
  const page = (await get('/publish', context)).body;
  expect(page).toMatch(/role="status"[^>]*>\d+ texts wait to be written/);
  expect(page).not.toContain('role="alert"');
  expect(await publish(context, 'en')).toMatchObject({ what: 'published' });
});

test('the page says how to share the draft and for how long, where others can reach it', async () => {
  const site = {
    address: '/admin/draft/abc',
    isRunning: true,
    isOutdated: false,
    isReady: async () => true,
    isCurrent: () => true,
    answersFor: async () => true,
  };
  const person = { name: 'ada', email: 'ada@agency.example', role: 'owner' as const };
  const { body } = await get('/publish', { folder, site, person });
  expect(body).toMatch(/Share the draft.*about a day.*href="\/admin\/draft\/abc\/"/s);
  const here = { ...site, address: 'http://localhost:4321' };
  expect((await get('/publish', { folder, site: here })).body).not.toContain('Share the draft');
});

test.each([
  ['en', 'This is the sample agency'],
  ['de', 'Das ist die Beispielagentur'],
])(
  'the sample agency is named on the first page (%s), and nothing of it is published',
  async (language, heading) => {
    edit(/^language: .*$/m, `language: ${language}`, 'site/site.yaml');
    git(clone, 'remote', 'remove', 'origin');
    const own = await begin();
    edit('A software development agency', 'A design studio');
    const head = git(clone, 'rev-parse', 'HEAD');
    expect((await get('/', own)).body).not.toContain(heading);

    const sample = { ...own, isSample: true };
    for (const path of ['/', '/publish']) expect((await get(path, sample)).body).toContain(heading);
    for (const path of ['/publish', '/history/take-back']) {
      const answer = await post(path, {}, sample);
      expect(answer.status).toBe(409);
      expect(answer.body).toContain(heading);
    }
    expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  },
);

test('a section that is switched off names the links that are hidden with it before it is published', async () => {
  const context = await begin();
  const sections = 'sections: [hero, services, process, projects (off), team, get-in-touch]\n';
  edit(/$/, sections, 'pages/home.yaml');
  expect((await get('/publish', context)).body).toContain(
    'hidden with it: Bar at the top: Projects, Footer: Projects, and',
  );
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
});

test("the history begins with the agency's content, also in a clone that once had other content", async () => {
  const commit = (message: string) => {
    git(clone, 'add', '--all');
    git(clone, 'commit', '--quiet', '-m', message);
  };
  edit('A software development agency', 'A design studio');
  commit('Touch up the sample');
  rmSync(folder, { recursive: true });
  commit('Put the sample apart');
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  git(clone, 'remote', 'remove', 'origin');
  git(clone, 'remote', 'add', 'origin', bare('own.git'));
  expect((await get('/', { folder })).body).not.toContain('waiting to be sent');
  expect((await get('/history', { folder })).body).toContain('Nothing has been published yet.');

  const context = await begin();
  edit('A software development agency', 'A bakery of websites');
  await publish(context, 'en');
  const { body } = await get('/history', context);
  expect([...body.matchAll(/<h2>(.*?)</g)].map(([, title]) => title)).toEqual([
    'First view: Line above the heading',
    'First publication',
  ]);
  expect(body.match(/>Take back</g)).toHaveLength(1);
});

test('the page names each hint once, with its places and what to do, and publishes all the same', async () => {
  edit('A software development agency', 'Sites from ₦500');
  const path = join(folder, 'hero/hero.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^subHeading: .*/m, 'subHeading: ₦900'));
  appendFileSync(join(folder, 'team/order.yaml'), '- nobody-at-all\n');
  const hasNone = { rangesOf: () => undefined, glyphsOf: () => (each: string) => each !== '₦' };
  const { body } = await get('/publish', { folder, typefaces: () => hasNone });
  const [, note = ''] = />2 hints<(.*?)<\/ul>/s.exec(body) ?? [];
  expect(note.match(/₦: the typefaces/g)).toHaveLength(1);
  expect(note.match(/<a href="\/admin\/edit\?file=hero%2Fhero\.yaml/g)).toHaveLength(2);
  expect(note).toMatch(/the name nobody-at-all in the order/);
  expect(/<button[^>]*>Publish</.test(body)).toBe(true);
});
