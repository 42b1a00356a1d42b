import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLanguage } from '../../../content-model/src/translations/change-languages.ts';
import { unfinishedPages } from '../../../content-model/src/unfinished.ts';
import {
  applyChanges,
  loadContent,
  readFolder,
  SAMPLE_FOLDER,
} from '../../../content-store/src/folder.ts';
import { contentCopy, get, post } from '../../test/requests.ts';
import { keepRemoved, removedEntries } from '../lists/removed-entries.ts';
import type { EditorContext } from '../request/route.ts';
import { localEditor } from '../server/local-editor.ts';
import { lookForNewerWork } from './newer-work.tsx';
import { publish } from './publish.ts';
import { publishWhenDue, schedule, scheduledIn } from './schedule.ts';

let place: string;
/** A clone of the product, with content of its own, and the product's repository. */
let clone: string;
let product: string;
let folder: string;

const IMPRINT =
  '---\ntitle: Imprint\ndescription: Who we are, where we work, and how you reach us on any day.\n---\n\n## Us\n\nHarmattan\n';

const git = (at: string, ...args: string[]) =>
  execFileSync('git', ['-C', at, ...args], { encoding: 'utf8' }).trim();

function bare(name: string): string {
  const at = join(place, name);
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', at]);
  return at;
}

beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  for (const role of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${role}_NAME`, 'Dayo');
    vi.stubEnv(`GIT_${role}_EMAIL`, 'dayo@example.com');
  }
  place = mkdtempSync(join(tmpdir(), 'publish-'));
  product = bare('product.git');
  const maintainer = join(place, 'maintainer');
  execFileSync('git', ['clone', '--quiet', product, maintainer], { stdio: 'ignore' });
  git(maintainer, 'checkout', '--quiet', '-B', 'main');
  writeFileSync(join(maintainer, 'code.js'), 'code();\n');
  git(maintainer, 'add', '--all');
  git(maintainer, 'commit', '--quiet', '-m', 'Write the product');
  git(maintainer, 'push', '--quiet', 'origin', 'main');
  clone = join(place, 'clone');
  execFileSync('git', ['clone', '--quiet', product, clone]);
  folder = join(clone, 'content');
  mkdirSync(folder);
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true });
});

/** What is read and changed most. */
const HERO = 'hero/hero.yaml';
const BAR = 'navigation/navigation.yaml';
const COLDLINE = 'projects/coldline.yaml';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function replaceIn(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} has ${from}`).not.toBe(text);
  writeFileSync(file, changed);
}

/** Changes a text as the owner does. */
const edit = (from: string | RegExp, to: string, file = HERO) =>
  replaceIn(join(folder, file), from, to);

/** What is online of a file. */
const published = (file: string) => git(product, 'show', `main:content/${file}`);

/** Adds a legal page. @param link whether the bar leads there: the link needs the page */
function addImprint({ link = true } = {}) {
  writeFileSync(join(folder, 'legal/imprint.md'), IMPRINT);
  if (link) edit('"#process"', '/imprint', BAR);
}

/** Publishes all the content, as an editor of the clone. @returns what that editor works on */
async function begin(about: Partial<EditorContext> = {}): Promise<EditorContext> {
  const context = { folder, report: () => {}, ...about };
  await publish(context, 'en');
  return context;
}

/** Opens a page with a form, and sends the form back as it is. */
async function confirm(path: string, context: EditorContext) {
  const posted = new FormData();
  const inputs = (await get(path, context)).body.matchAll(
    /type="(?:hidden|checkbox)"[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"/g,
  );
  for (const [, name = '', value = ''] of inputs) posted.append(name, value);
  return post(path, posted, context);
}

test('what an adopter publishes is built, or goes to the own repository, and never to the product’s', async () => {
  git(clone, 'remote', 'rename', 'origin', 'upstream');
  expect(git(clone, 'rev-parse', '--abbrev-ref', '@{upstream}')).toBe('upstream/main');
  const builds: string[] = [];
  const build = async (from: string) => {
    builds.push(from);
    return { ok: true, output: '' };
  };
  const context = { folder, report: () => {}, build };
  const before = git(product, 'rev-parse', 'main');

  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: false });
  expect(builds).toEqual([folder]);

  const own = bare('own.git');
  git(clone, 'remote', 'add', 'origin', own);
  edit('A software development agency', 'A design studio');
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
  expect(git(own, 'rev-parse', 'main')).toBe(git(clone, 'rev-parse', 'HEAD'));
  expect(git(own, 'show', 'main:content/hero/hero.yaml')).toContain('A design studio');
  expect(git(product, 'rev-parse', 'main')).toBe(before);
  expect(builds).toEqual([folder]);

  // A gateway on this machine serves what is built here, and nobody builds it but the editor.
  edit('A design studio', 'A house of software');
  const served = { ...context, isServedHere: true };
  expect(await publish(served, 'en')).toEqual({ what: 'published', isSent: false });
  expect(git(own, 'show', 'main:content/hero/hero.yaml')).toContain('A house of software');
  expect(builds).toEqual([folder, folder]);
});

test('removed entries are kept until the owner publishes, and taking back is no such publication', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const keeps = await begin();
  edit('A software development agency', 'A design studio');
  await publish(keeps, 'en');
  const texts = [['team/adaeze-okonkwo.yaml', 'name: Adaeze Okonkwo\n']] as const;
  keepRemoved(folder, { title: 'Adaeze Okonkwo', texts, position: 0 });

  await post('/history/take-back', { commit: git(clone, 'rev-parse', 'HEAD') }, keeps);
  expect(removedEntries(folder)).toHaveLength(1);
  await confirm('/publish', keeps);
  expect(git(clone, 'log', '-1', '--format=%s')).toBe('First view: Line above the heading');
  expect(removedEntries(folder)).toEqual([]);
});

test('texts that wait to be written are told of, and keep everything from being published', async () => {
  const context = { folder, report: () => {} };
  expect((await get('/', context)).body).toContain('The content is in order.');
  edit('A software development agency', '··· One line above the heading');
  const head = git(clone, 'rev-parse', 'HEAD');
  const { status, body } = await confirm('/publish', context);
  expect(status).toBe(422);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  expect(body).toContain('One text waits to be written');
  expect(body).toContain('href="/admin/edit?file=hero%2Fhero.yaml"');
  const first = (await get('/', context)).body;
  expect(first).toContain('One text begins with ···');
  expect(first).not.toContain('The content is in order.');
  const [, link = ''] = /href="\/admin(\/search[^"]+)"/.exec(first) ?? [];
  expect((await get(link, context)).body).toContain('One line above the heading');
});

test('what the build refuses is said before it is published: a text of the sample, with a link to its field', async () => {
  const files = new Map(readFolder(SAMPLE_FOLDER).files);
  const context = { folder, report: () => {}, sample: files };
  const page = (await get('/publish', context)).body;
  expect(page).toMatch(/\d+ texts wait to be written/);
  expect(page).toContain('/admin/edit?file=hero%2Fhero.yaml#badgeText');
  const [waiting] = unfinishedPages(readFolder(folder), files);
  expect(waiting?.texts.length).toBeGreaterThan(0);
  expect(await publish(context, 'en')).toMatchObject({ what: 'unfinished' });
  expect((await get('/publish', { folder, report: () => {} })).body).not.toContain('texts wait');
});

test('what a publication changed is undone together, and what was changed later stays', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const context = await begin();
  edit('A software development agency', 'A design studio');
  edit('Trusted by Industry Leaders', 'Used by leaders');
  // The link alone, or the page alone, could not go.
  const links = read(BAR);
  addImprint();
  await publish(context, 'en');
  const commit = git(clone, 'rev-parse', 'HEAD');
  edit('A design studio', 'A studio');
  await publish(context, 'en');
  edit('Get a Quote', 'Write us');

  const { body } = await post('/history/take-back', { commit }, context);
  expect(body).toContain('Taken back');
  expect(body).toContain('Changed again since then: First view.');
  for (const text of ['A studio in Lagos', 'Trusted by Industry Leaders', 'Write us']) {
    expect(read(HERO)).toContain(text);
  }
  expect(existsSync(join(folder, 'legal/imprint.md'))).toBe(false);
  expect(read(BAR)).toBe(links);
  expect((await post('/history/take-back', { commit }, context)).body).toContain('nothing left');
  const first = git(clone, 'rev-parse', 'HEAD~2');
  expect((await post('/history/take-back', { commit: first }, context)).status).toBe(404);
});

test('what adds or removes an entry is undone together with its translations', async () => {
  git(clone, 'remote', 'remove', 'origin');
  applyChanges(folder, addLanguage(readFolder(folder), 'fr'));
  const context = await begin();
  const own = ['services/tests.yaml', 'services/tests.fr.yaml'];
  const add = () => {
    for (const path of own) {
      const former = path.replace('tests', 'website-maintenance');
      writeFileSync(join(folder, path), read(former).replace(/^(title: .*?)"?$/m, '$1 tests'));
    }
  };
  const present = () => own.filter((path) => existsSync(join(folder, path)));
  const undo = () => confirm('/publish/discard?change=services%2Ftests.yaml', context);
  const takeBack = async () => {
    expect((await publish(context, 'en')).what).toBe('kept');
    await post('/history/take-back', { commit: git(clone, 'rev-parse', 'HEAD') }, context);
  };

  add();
  await undo();
  expect(present()).toEqual([]);
  add();
  await takeBack();
  expect(present()).toEqual([]);
  add();
  await publish(context, 'en');
  await post('/remove', { file: own[0] ?? '' }, context);
  await takeBack();
  expect(present()).toEqual(own);
  await publish(context, 'en');
  await post('/remove', { file: own[0] ?? '' }, context);
  expect((await get('/publish', context)).body).toContain('One change since');
  edit('A software development agency', 'A design studio');
  await publish(context, 'en', { chosen: new Set([HERO]) });
  expect(git(clone, 'show', `HEAD:content/${own[1]}`)).toContain('description');
  await undo();
  expect(present()).toEqual(own);
  const order = read('services/order.yaml');
  expect(order).not.toContain('.fr');
  await post('/move', { file: own[0] ?? '', to: '0' }, context);
  await confirm('/publish/discard?change=services%2Forder.yaml', context);
  expect(read('services/order.yaml')).toBe(order);
});

test('a publication on which something else depends is not taken back', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const context = await begin();
  addImprint({ link: false });
  expect(await publish(context, 'en')).toEqual({ what: 'kept' });
  const commit = git(clone, 'rev-parse', 'HEAD');
  edit('"#process"', '/imprint', BAR);
  const { status, body } = await post('/history/take-back', { commit }, context);
  expect(status).toBe(409);
  expect(body).toContain('This cannot be taken back by itself');
  expect(existsSync(join(folder, 'legal/imprint.md'))).toBe(true);
});

test('the history begins with the own content, also in a clone that once had that of another', async () => {
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

test('a folder without a history says so, and a build that fails says why', async () => {
  const own = contentCopy();
  const build = async () => ({ ok: false, output: 'No space left on device' });
  const context = { folder: own, report: () => {}, build };
  expect((await get('/publish', context)).body).toContain('There is no history here');
  git(own, 'init', '--quiet');
  // Whoever reads this has perhaps a telephone, and no computer that serves the site.
  for (const path of ['/publish', '/publish?published=2026-01-02']) {
    const said = (await get(path, context)).body;
    expect(said).toMatch(/built.* unless the site is served from another place than this editor/s);
    expect(said).not.toContain('computer');
  }
  const { body } = await confirm('/publish', context);
  expect(body).toMatch(/could not be built.*No space left on device/s);
  expect(git(own, 'log', '--format=%s')).toBe('First publication');
});

test('without Git nothing is published, and the owner reads what is missing', async () => {
  vi.stubEnv('PATH', place);
  const keeps = { folder, report: () => {} };
  const { body } = await get('/publish', keeps);
  expect(body).toContain('is not installed on this computer');
  expect(body).toContain('git init');
  expect(await publish(keeps, 'en')).toMatchObject({
    what: 'failed',
    failure: { reason: 'noGit' },
  });
  expect((await get('/', keeps)).status ?? 200).toBe(200);
  expect((await get('/history', keeps)).body).toContain('is not installed on this computer');
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

/** A developer's clone, in which something is changed and pushed. */
function developerDoes(message: string, work: (folder: string) => void) {
  const other = join(place, 'maintainer');
  git(other, 'pull', '--quiet', 'origin', 'main');
  work(other);
  git(other, 'add', '--all');
  git(other, 'commit', '--quiet', '-m', message);
  git(other, 'push', '--quiet', 'origin', 'main');
}

const developerPushes = (file: string, from: string, to: string) =>
  developerDoes(`Touch up ${file}`, (other) => replaceIn(join(other, file), from, to));

/** Adds a member of the team, and gives the team another order. */
function changeTeam(content: string, name: string, order: readonly string[]) {
  const team = (file: string) => join(content, 'team', `${file}.yaml`);
  const text = readFileSync(team('adaeze-okonkwo'), 'utf8').replace('Adaeze Okonkwo', name);
  writeFileSync(team(name.toLowerCase()), text);
  writeFileSync(team('order'), order.map((id) => `- ${id}\n`).join(''));
}

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

test('what somebody else published is there when the page is opened, if nothing is in the way', async () => {
  const context = { folder, report: () => {} };
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
  developerPushes(`content/${HERO}`, 'A software development agency', 'A design studio');
  await lookForNewerWork(context);
  expect((await get('/publish', context)).body).toContain('Nothing has changed since');
  expect(read(HERO)).toContain('A design studio');
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(git(product, 'rev-parse', 'main'));
});

test.each([
  ['changes of the owner', () => edit('Trusted by', 'Used by')],
  ['changes of the program', () => developerPushes('code.js', 'code();', 'newCode();')],
])(
  'what somebody else published is told where %s are in the way, and left to the publication',
  async (_, hinder) => {
    const context = await begin();
    developerPushes(`content/${HERO}`, 'A software development agency', 'A design studio');
    hinder();
    await lookForNewerWork(context);
    const head = git(clone, 'rev-parse', 'HEAD');
    for (const path of ['/publish', '/']) {
      expect((await get(path, context)).body).toContain('Touch up content/hero/hero.yaml');
    }
    expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  },
);

test('what somebody else published is built where it is served from here, and nobody opens a page', async () => {
  const builds: (string | undefined)[] = [];
  const build = async () => {
    builds.push(/badgeText: (.*)/.exec(read(HERO))?.[1]);
    return { ok: true, output: '' };
  };
  const reports: string[] = [];
  const context = { folder, report: (text: string) => reports.push(text), build };
  await publish(context, 'en');
  developerPushes(`content/${HERO}`, 'A software development agency', 'A design studio');
  const app = await localEditor({ ...context, isServedHere: true });
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
    isKept: true,
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

test('a section that is switched off names the links that are hidden with it before it is published', async () => {
  const context = await begin();
  const sections = 'sections: [hero, services, process, projects (off), team, get-in-touch]\n';
  edit(/$/, sections, 'pages/home.yaml');
  expect((await get('/publish', context)).body).toContain(
    'hidden with them: Bar at the top: Projects, Footer: Projects, and',
  );
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
});

/** Opens the page, and publishes the changes of some files only. */
async function publishOnly(files: readonly string[], context: EditorContext) {
  const body = (await get('/publish', context)).body;
  const posted = new FormData();
  posted.set('choice', 'true');
  for (const [, file = ''] of body.matchAll(/name="publish"[^>]* value="(.*?)"/g)) {
    if (files.includes(file)) posted.append('publish', file);
  }
  return post('/publish', posted, context);
}

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

test('what is kept back takes in what somebody else published of it', async () => {
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

  // It goes online with both, and asks nothing.
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
  'what is kept back and was %s by somebody else is asked about, never written over',
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

test('a published picture whose file is removed comes back when that is undone', async () => {
  const context = { folder, report: () => {} };
  const picture = join(folder, 'team/old-office.png');
  cpSync(join(folder, 'hero/product-screen.png'), picture);
  git(clone, 'add', '.');
  git(clone, 'commit', '-m', 'Add a picture');
  rmSync(picture);
  await post('/publish/discard', { change: 'team/old-office.png' }, context);
  expect(readFileSync(picture).equals(readFileSync(join(folder, 'hero/product-screen.png')))).toBe(
    true,
  );
});

test('a publication waits for its time, is done once, and says what kept it', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  const head = git(clone, 'rev-parse', 'HEAD');
  const later = (at: number) => post('/publish/later', { at: String(at) }, context);
  expect((await later(Date.now() - 1000)).status).toBe(422);
  const time = Date.now() + 3_600_000;
  await later(time);
  expect((await get('/publish', context)).body).toContain('A publication waits for');
  await publishWhenDue(context, time - 1000);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  await publishWhenDue(context, time + 1000);
  await publishWhenDue(context, time + 2000);
  expect(git(clone, 'rev-parse', 'HEAD^')).toBe(head);
  expect((await get('/publish', context)).body).not.toContain('A publication waits for');

  edit('A design studio', '··· A line');
  await later(time);
  await publishWhenDue(context, time + 1000);
  expect((await get('/publish', context)).body).toContain('Something was not in order');
  // What was published by hand since then waits no longer.
  edit('··· A line', 'A line');
  await post('/publish', {}, context);
  expect((await get('/publish', context)).body).not.toContain('Something was not in order');
});

test('a publication whose remote did not answer at its time is sent once it does, without later changes', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  const time = Date.now() + 3_600_000;
  await post('/publish/later', { at: String(time) }, context);
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  await publishWhenDue(context, time + 1000);
  const { body } = await get('/publish', context);
  expect(body).toMatch(/is not online.*could not be reached.*is sent as soon as that works/s);
  edit('A design studio', 'A studio');
  await publishWhenDue(context, time + 2000);
  git(clone, 'remote', 'set-url', 'origin', product);
  await publishWhenDue(context, time + 3000);
  expect(published(HERO)).toContain('A design studio');
  expect(scheduledIn(folder)).toBeUndefined();
  expect((await get('/publish', context)).body).toContain('One change since');

  // What somebody else changed as well is asked about, and not tried for ever.
  await post('/publish/later', { at: String(time) }, context);
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  await publishWhenDue(context, time + 1000);
  developerPushes(`content/${HERO}`, 'A design studio', 'A workshop');
  git(clone, 'remote', 'set-url', 'origin', product);
  await publishWhenDue(context, time + 2000);
  expect(scheduledIn(folder)).toMatchObject({ failed: 'conflict' });
  expect((await get('/publish', context)).body).toContain('Something was not in order');
});

test('a publication whose time came while nothing ran goes online at the next start', async () => {
  await publish({ folder, report: () => {} }, 'en');
  const head = git(clone, 'rev-parse', 'HEAD');
  edit('A software development agency', 'A design studio');
  schedule(folder, { at: Date.now() - 60_000 });
  const app = await localEditor({ folder, report: () => {} });
  await app.ready();
  await expect.poll(() => scheduledIn(folder)).toBeUndefined();
  expect(git(clone, 'rev-parse', 'HEAD^')).toBe(head);
  await app.close();
});
