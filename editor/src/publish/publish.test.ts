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
import { unfinishedPages } from '../../../content-model/src/unfinished.ts';
import { loadContent, readFolder, SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { answerOf } from '../../test/answer-of.ts';
import { keepRemoved, removedEntries } from '../lists/removed-entries.ts';
import { type Answer, type EditorContext, EditorRequest } from '../request/route.ts';
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

/** Changes a text as the owner does. */
function edit(from: string, to: string) {
  const file = join(folder, 'hero/hero.yaml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

const get = (path: string, context: EditorContext): Promise<Answer> =>
  Promise.resolve(answerOf('GET', new EditorRequest(new URL(path, 'http://localhost'), context)));

/** Opens a page with a form, and sends the form back as it is. */
async function confirm(path: string, context: EditorContext): Promise<Answer> {
  const posted = new FormData();
  const inputs = String((await get(path, context)).body).matchAll(
    /type="(?:hidden|checkbox)"[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"/g,
  );
  for (const [, name = '', value = ''] of inputs) posted.append(name, value);
  const url = new URL(path.replace(/\?.*/, ''), 'http://localhost');
  return answerOf('POST', new EditorRequest(url, context, posted));
}

const post = (path: string, fields: Record<string, string>, context: EditorContext) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  const url = new URL(path, 'http://localhost');
  return Promise.resolve(answerOf('POST', new EditorRequest(url, context, posted)));
};

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
  const keeps = { folder, report: () => {} };
  await publish(keeps, 'en');
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
  expect(String((await get('/', context)).body)).toContain('The content is in order.');
  edit('A software development agency', '··· One line above the heading');
  const head = git(clone, 'rev-parse', 'HEAD');
  const { status, body } = await confirm('/publish', context);
  expect(status).toBe(422);
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
  expect(body).toContain('One text waits to be written');
  expect(body).toContain('href="/admin/edit?file=hero%2Fhero.yaml"');
  const first = String((await get('/', context)).body);
  expect(first).toContain('One text begins with ···');
  expect(first).not.toContain('The content is in order.');
  const [, link = ''] = /href="\/admin(\/search[^"]+)"/.exec(first) ?? [];
  expect(String((await get(link, context)).body)).toContain('One line above the heading');
});

test('what the build refuses is said before it is published: a text of the sample, with a link to its field', async () => {
  const files = new Map(readFolder(SAMPLE_FOLDER).files);
  const context = { folder, report: () => {}, sample: files };
  const page = String((await get('/publish', context)).body);
  expect(page).toMatch(/\d+ texts wait to be written/);
  expect(page).toContain('/admin/edit?file=hero%2Fhero.yaml#badgeText');
  const [waiting] = unfinishedPages(readFolder(folder), files);
  expect(waiting?.texts.length).toBeGreaterThan(0);
  expect(await publish(context, 'en')).toMatchObject({ what: 'unfinished' });
  expect((await get('/publish', { folder, report: () => {} })).body).not.toContain('texts wait');
});

test('what a publication changed is undone together, and what was changed later stays', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  edit('A software development agency', 'A design studio');
  edit('Trusted by Industry Leaders', 'Used by leaders');
  // The link alone, or the page alone, could not go.
  const page = join(folder, 'legal/imprint.md');
  writeFileSync(page, IMPRINT);
  const bar = join(folder, 'navigation/navigation.yaml');
  const links = readFileSync(bar, 'utf8');
  writeFileSync(bar, links.replace('"#process"', '/imprint'));
  await publish(context, 'en');
  const commit = git(clone, 'rev-parse', 'HEAD');
  edit('A design studio', 'A studio');
  await publish(context, 'en');
  edit('Get a Quote', 'Write us');

  const { body } = await post('/history/take-back', { commit }, context);
  expect(body).toContain('Taken back');
  expect(body).toContain('Changed again since then: First view.');
  const hero = readFileSync(join(folder, 'hero/hero.yaml'), 'utf8');
  for (const text of ['A studio in Lagos', 'Trusted by Industry Leaders', 'Write us']) {
    expect(hero).toContain(text);
  }
  expect(existsSync(page)).toBe(false);
  expect(readFileSync(bar, 'utf8')).toBe(links);
  expect((await post('/history/take-back', { commit }, context)).body).toContain('nothing left');
  const first = git(clone, 'rev-parse', 'HEAD~2');
  expect((await post('/history/take-back', { commit: first }, context)).status).toBe(404);
});

test('a publication on which something else depends is not taken back', async () => {
  git(clone, 'remote', 'remove', 'origin');
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  const page = join(folder, 'legal/imprint.md');
  writeFileSync(page, IMPRINT);
  expect(await publish(context, 'en')).toEqual({ what: 'kept' });
  const commit = git(clone, 'rev-parse', 'HEAD');
  const bar = join(folder, 'navigation/navigation.yaml');
  writeFileSync(bar, readFileSync(bar, 'utf8').replace('"#process"', '/imprint'));
  const { status, body } = await post('/history/take-back', { commit }, context);
  expect(status).toBe(409);
  expect(body).toContain('This cannot be taken back by itself');
  expect(existsSync(page)).toBe(true);
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
    const site = join(folder, 'site/site.yaml');
    writeFileSync(
      site,
      readFileSync(site, 'utf8').replace(/^language: .*$/m, `language: ${language}`),
    );
    git(clone, 'remote', 'remove', 'origin');
    const own = { folder, report: () => {} };
    await publish(own, 'en');
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
  developerDoes(`Touch up ${file}`, (other) => {
    const path = join(other, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  });

/** Adds a member of the team, and gives the team another order. */
function changeTeam(content: string, name: string, order: readonly string[]) {
  const team = (file: string) => join(content, 'team', `${file}.yaml`);
  const text = readFileSync(team('adaeze-okonkwo'), 'utf8').replace('Adaeze Okonkwo', name);
  writeFileSync(team(name.toLowerCase()), text);
  writeFileSync(team('order'), order.map((id) => `- ${id}\n`).join(''));
}

test('entries that two people add, move and remove at the same time are where each put them', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
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
  developerPushes('content/hero/hero.yaml', 'A software development agency', 'A design studio');
  await lookForNewerWork(context);
  expect((await get('/publish', context)).body).toContain('Nothing has changed since');
  expect(readFileSync(join(folder, 'hero/hero.yaml'), 'utf8')).toContain('A design studio');
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(git(product, 'rev-parse', 'main'));
});

test.each([
  ['changes of the owner', () => edit('Trusted by', 'Used by')],
  ['changes of the program', () => developerPushes('code.js', 'code();', 'newCode();')],
])(
  'what somebody else published is told where %s are in the way, and left to the publication',
  async (_, hinder) => {
    const context = { folder, report: () => {} };
    await publish(context, 'en');
    developerPushes('content/hero/hero.yaml', 'A software development agency', 'A design studio');
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
    builds.push(/badgeText: (.*)/.exec(readFileSync(join(folder, 'hero/hero.yaml'), 'utf8'))?.[1]);
    return { ok: true, output: '' };
  };
  const reports: string[] = [];
  const context = { folder, report: (text: string) => reports.push(text), build };
  await publish(context, 'en');
  developerPushes('content/hero/hero.yaml', 'A software development agency', 'A design studio');
  const app = await localEditor({ ...context, isServedHere: true });
  await app.ready();
  await expect.poll(() => builds).toEqual(['A design studio in Lagos']);
  await app.close();
  expect(reports.at(-1)).toBe('newer, by Dayo: Touch up content/hero/hero.yaml');
});

test('a remote that does not answer is no news', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  const { status, body } = await get('/publish', context);
  expect(status).toBe(200);
  expect(body).toContain('Nothing has changed since');
  expect(body).not.toContain('role="alert"');
});

test('a section that is switched off names the links that are hidden with it before it is published', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  const home = join(folder, 'pages/home.yaml');
  const sections = 'sections: [hero, services, process, projects (off), team, get-in-touch]\n';
  writeFileSync(home, readFileSync(home, 'utf8') + sections);
  expect((await get('/publish', context)).body).toContain(
    'hidden with them: Bar at the top: Projects, Footer: Projects, and',
  );
  expect(await publish(context, 'en')).toEqual({ what: 'published', isSent: true });
});

/** Opens the page, and publishes the changes of some files only. */
async function publishOnly(files: readonly string[], context: EditorContext): Promise<Answer> {
  const body = String((await get('/publish', context)).body);
  const posted = new FormData();
  posted.set('choice', 'true');
  for (const [, file = ''] of body.matchAll(/name="publish"[^>]* value="(.*?)"/g)) {
    if (files.includes(file)) posted.append('publish', file);
  }
  return answerOf('POST', new EditorRequest(new URL('http://localhost/publish'), context, posted));
}

test('only what is chosen goes online, and the rest stays as it is', async () => {
  let built = '';
  const build = async (from: string) => {
    built = readFileSync(join(from, 'projects/coldline.yaml'), 'utf8');
    return { ok: true, output: '' };
  };
  const context = { folder, report: () => {}, build, isServedHere: true };
  await publish(context, 'en');
  expect(git(clone, 'log', '-1', '--format=%s')).toBe('First publication');
  edit('A software development agency', 'A design studio');
  const coldline = join(folder, 'projects/coldline.yaml');
  writeFileSync(coldline, readFileSync(coldline, 'utf8').replace(/^title: .*/m, 'title: Maps'));
  writeFileSync(join(clone, 'code.js'), 'staged();\n');
  git(clone, 'add', 'code.js');
  cpSync(join(folder, 'logos/kadara.svg'), join(folder, 'team/nobody.svg'));
  const checked = join(place, 'checked');
  const hook = `#!/bin/sh\ntouch "${checked}"\n`;
  writeFileSync(join(clone, '.git/hooks/pre-commit'), hook, { mode: 0o755 });

  const { location } = await publishOnly(['hero/hero.yaml'], context);
  expect(existsSync(checked)).toBe(true);
  expect(location).toContain('published=');
  expect(git(product, 'show', 'main:content/hero/hero.yaml')).toContain('A design studio');
  for (const online of [git(product, 'show', 'main:content/projects/coldline.yaml'), built]) {
    expect(online).toContain('title: Coldline');
  }
  expect(git(product, 'log', '-1', '--format=%s', 'main')).toBe(
    'First view: Line above the heading',
  );
  expect(readFileSync(coldline, 'utf8')).toContain('title: Maps');
  expect(git(clone, 'diff', '--cached', '--name-only')).toBe('code.js');
  expect(git(clone, 'diff', '--name-only')).toBe('content/projects/coldline.yaml');
  expect((await get('/publish', context)).body).toContain('One change since');
});

test('what is kept back takes in what somebody else published of it', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  const coldline = join(folder, 'projects/coldline.yaml');
  const order = ['tunde-bakare', 'adaeze-okonkwo', 'halima-sani', 'emeka-nwosu', 'folake-adeyemi'];
  edit('A software development agency', 'A design studio');
  writeFileSync(coldline, readFileSync(coldline, 'utf8').replace(/^title: .*/m, 'title: Maps'));
  changeTeam(folder, 'Uche', [...order, 'uche']);
  developerDoes('Change the same files', (other) => {
    const content = join(other, 'content');
    const file = join(content, 'projects/coldline.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^description: .*/m, 'description: Freight'));
    changeTeam(content, 'Ife', ['ife', ...order]);
  });

  const { location } = await publishOnly(['hero/hero.yaml'], context);
  expect(location).toContain('published=');
  expect(git(product, 'show', 'main:content/hero/hero.yaml')).toContain('A design studio');
  expect(git(product, 'show', 'main:content/projects/coldline.yaml')).toContain('title: Coldline');
  expect(readFileSync(coldline, 'utf8')).toMatch(/title: Maps.*description: Freight/s);
  const members = await loadContent(folder).then(({ team }) => team.members);
  expect(members.map(({ name }) => name)).toEqual(expect.arrayContaining(['Uche', 'Ife']));
  expect(members[0]?.name).toBe('Ife');

  // It goes online with both, and asks nothing.
  const { what } = await publish(context, 'en');
  expect(what).toBe('published');
  expect(git(product, 'show', 'main:content/projects/coldline.yaml')).toMatch(/Maps.*Freight/s);
  expect(git(clone, 'status', '--porcelain')).toBe('');
});

test('what is kept back and was changed in the same place by somebody else is asked about, never written over', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  const coldline = join(folder, 'projects/coldline.yaml');
  edit('A software development agency', 'A design studio');
  writeFileSync(coldline, readFileSync(coldline, 'utf8').replace(/^title: .*/m, 'title: Maps'));
  developerPushes('content/projects/coldline.yaml', 'title: Coldline', 'title: Routes');
  const { status, body } = await publishOnly(['hero/hero.yaml'], context);
  expect(status).toBe(502);
  expect(body).toContain('Somebody else has changed or removed what you changed and kept back');
  const { what } = await publish(context, 'en');
  expect(what).toBe('conflict');
  expect(readFileSync(coldline, 'utf8')).toContain('title: Maps');
});

test('a change that is kept back of an entry that somebody else removed is in the way, and stays', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  const member = join(folder, 'team/emeka-nwosu.yaml');
  edit('A software development agency', 'A design studio');
  writeFileSync(member, readFileSync(member, 'utf8').replace('Emeka', 'Emma'));
  developerDoes('Say goodbye', (other) => {
    rmSync(join(other, 'content/team/emeka-nwosu.yaml'));
    const order = join(other, 'content/team/order.yaml');
    writeFileSync(order, readFileSync(order, 'utf8').replace('- emeka-nwosu\n', ''));
  });
  const { status, body } = await publishOnly(['hero/hero.yaml'], context);
  expect(status).toBe(502);
  expect(body).toContain('Somebody else has changed or removed what you changed and kept back');
  expect(readFileSync(member, 'utf8')).toContain('Emma');
});

test('what an entry needs goes online with it, and one that stays online keeps its place', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  changeTeam(folder, 'Ife', ['adaeze-okonkwo', 'ife', 'uche', 'halima-sani']);
  changeTeam(folder, 'Uche', ['adaeze-okonkwo', 'ife', 'uche', 'halima-sani']);
  for (const name of ['ife', 'uche']) {
    const file = join(folder, `team/${name}.yaml`);
    const text = readFileSync(file, 'utf8').replace('adaeze-okonkwo.svg', `${name}.svg`);
    writeFileSync(file, text);
    cpSync(join(folder, 'team/adaeze-okonkwo.svg'), join(folder, `team/${name}.svg`));
  }
  rmSync(join(folder, 'logos/solace-clinics.yaml'));
  const logos = join(folder, 'logos/order.yaml');
  writeFileSync(logos, readFileSync(logos, 'utf8').replace('- solace-clinics\n', ''));

  const { location } = await publishOnly(['team/order.yaml', 'team/ife.yaml'], context);
  expect(location).toContain('published=');
  const online = (path: string) =>
    git(product, 'ls-tree', '-r', '--name-only', 'main', path).split('\n');
  expect(online('content/team')).toContain('content/team/ife.svg');
  expect(online('content/team').join()).not.toContain('uche');
  expect(git(product, 'show', 'main:content/logos/order.yaml')).toContain('- solace-clinics');
  const left = [...String((await get('/publish', context)).body).matchAll(/<h3>(.*?) </g)];
  expect(left.map(([, name]) => name)).toEqual(['Logos: Solace Clinics', 'Team: Uche']);
  // What was kept back stays so on the page that says what came of it.
  const ticked = async (path: string) =>
    String((await get(path, context)).body).match(/type="checkbox"[^>]* checked/g)?.length ?? 0;
  expect(await ticked(location?.replace('/admin', '') ?? '')).toBe(0);
  expect(await ticked('/publish')).toBe(2);
});

test('a choice that is not in order without the rest is refused, and nothing is committed', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
  const head = git(clone, 'rev-parse', 'HEAD');
  writeFileSync(join(folder, 'legal/imprint.md'), IMPRINT);
  const bar = join(folder, 'navigation/navigation.yaml');
  writeFileSync(bar, readFileSync(bar, 'utf8').replace('"#process"', '/imprint'));
  const { status, body } = await publishOnly(['navigation/navigation.yaml'], context);
  expect(status).toBe(422);
  expect(body).toContain('These belong together');
  expect((await publishOnly([], context)).body).toContain('Nothing was chosen');
  expect(git(clone, 'rev-parse', 'HEAD')).toBe(head);
});

test('a picture that nothing names, and that was never online, stays offline', async () => {
  const context = { folder, report: () => {} };
  await publish(context, 'en');
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
  const context = { folder, report: () => {} };
  await publish(context, 'en');
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
  const context = { folder, report: () => {} };
  await publish(context, 'en');
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
  expect(git(product, 'show', 'main:content/hero/hero.yaml')).toContain('A design studio');
  expect(scheduledIn(folder)).toBeUndefined();
  expect((await get('/publish', context)).body).toContain('One change since');

  // What somebody else changed as well is asked about, and not tried for ever.
  await post('/publish/later', { at: String(time) }, context);
  git(clone, 'remote', 'set-url', 'origin', join(place, 'gone.git'));
  await publishWhenDue(context, time + 1000);
  developerPushes('content/hero/hero.yaml', 'A design studio', 'A workshop');
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
