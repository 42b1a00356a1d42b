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
import fastifyStatic from '@fastify/static';
import { expect, type Page, type Route } from '@playwright/test';
import Fastify from 'fastify';
import { contentFolder } from '../../packages/content-store/src/folder.ts';
import { contentVersion } from '../../packages/content-store/src/version.ts';
import { test as base, type Editor, edit, openEditor, read, save } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

/** A clone of a site's repository with an editor on it, and the repository that its host builds from. */
type Agency = Editor & {
  /** The clone; its content is in `site/content`. */
  clone: string;
  /** The repository of the host. */
  host: string;
  /** The address of the site that the host has built. */
  siteUrl: string;
  git: (...args: string[]) => string;
};

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

/** The author of the developers' commits. */
const asDeveloper = ['-c', 'user.name=Dayo', '-c', 'user.email=dayo@example.com'];

/** Git knows no user on the owner's machine. */
const emptyConfig = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

const test = base.extend<{ agency: Agency }>({
  agency: async ({ page }, use) => {
    const former = { ...process.env };
    Object.assign(process.env, emptyConfig);
    const folder = mkdtempSync(join(tmpdir(), 'agency-'));
    const [host, clone] = [join(folder, 'host.git'), join(folder, 'clone')];
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', host]);
    execFileSync('git', ['clone', '--quiet', host, clone], { stdio: 'ignore' });
    cpSync(contentFolder(), join(clone, 'site/content'), { recursive: true });
    writeFileSync(join(clone, 'site/code.js'), 'code();\n');
    git(clone, 'checkout', '--quiet', '-B', 'main');
    git(clone, 'add', '--all');
    git(clone, ...asDeveloper, 'commit', '--quiet', '-m', 'Begin the site');
    git(clone, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    const web = await serve(join(folder, 'web'));
    const { editor, close } = await openEditor(page, join(clone, 'site/content'), {
      siteUrl: web.url,
    });
    await use({ ...editor, clone, host, siteUrl: web.url, git: (...args) => git(clone, ...args) });
    await close();
    await web.close();
    for (const name of Object.keys(emptyConfig)) {
      if (former[name] === undefined) delete process.env[name];
      else process.env[name] = former[name];
    }
    rmSync(folder, { recursive: true });
  },
});

/** Changes a field in its form. */
async function change(page: Page, { url }: Editor, file: string, field: string, text: string) {
  await page.goto(`${url}edit?file=${file}`);
  await page.locator(`[name="${field}"]`).fill(text);
  await save(page);
}

/** Opens the page "Publish" and presses the button. */
async function publish(page: Page, { url }: Editor) {
  await page.goto(`${url}publish`);
  const answered = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Publish' }).click();
  await answered;
}

const published = (page: Page) => expect(page.getByRole('status')).toContainText('Published on');

/** A developer's clone, in which a file of the content is changed and pushed. */
function developerChanges({ host, clone }: Agency, file: string, from: string, to: string) {
  const other = join(clone, '../developer');
  if (!existsSync(other)) execFileSync('git', ['clone', '--quiet', host, other]);
  git(other, 'pull', '--quiet');
  edit({ folder: join(other, 'site/content') }, file, from, to);
  git(other, ...asDeveloper, 'commit', '--quiet', '--all', '-m', `Touch up ${file}`);
  git(other, 'push', '--quiet');
}

/** The host checks the branch out, and serves a site that says of which content it is, as a build does. */
function hostBuilds({ host }: Agency) {
  const [checkout, web] = ['checkout', 'web'].map((name) => join(host, '..', name)) as [
    string,
    string,
  ];
  mkdirSync(checkout);
  git(host, `--work-tree=${checkout}`, 'checkout', '--force', 'main');
  const version = contentVersion(join(checkout, 'site/content'));
  writeFileSync(join(web, 'version.json'), JSON.stringify({ version, published: new Date() }));
}

/** Serves the files of a folder, as a host does. */
async function serve(folder: string) {
  mkdirSync(folder, { recursive: true });
  const server = Fastify();
  await server.register(fastifyStatic, { root: folder });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${origin}/`, close: () => server.close() };
}

/** Lets the admin do what it is asked for, and breaks the connection off before its answer. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort('connectionreset');
}

test('what changed is told in words, published although an answer is lost, online once the host has built it, taken back, and chosen where a developer has changed the same field', async ({
  page,
  agency,
}) => {
  await change(page, agency, 'hero/hero.yaml', 'badgeText', 'A design studio in Lagos');
  cpSync(join(agency.folder, 'logos/kadara.svg'), join(agency.folder, 'team/tunde.svg'));
  edit(agency, 'team/tunde-bakare.yaml', './tunde-bakare.svg', './tunde.svg');
  // Work of a developer is not the owner's to publish.
  writeFileSync(join(agency.clone, 'site/code.js'), 'newCode();\n');
  writeFileSync(join(agency.clone, '.env'), 'SMTP_URL=smtp://user:password@mail.example\n');
  writeFileSync(join(agency.folder, '.env'), 'SECRET=1\n');
  agency.git('add', 'site/code.js', '.env');

  await page.goto(agency.url);
  await page.getByRole('link', { name: 'Publish 2 changes' }).click();
  const items = page.locator('.changes > li');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(
    /First view.*Before\s*A software development agency in Lagos\s*Now\s*A design studio in Lagos/s,
  );
  await expect(items.nth(1)).toContainText('Team: Tunde Bakare');
  await expect(items.nth(1).locator('img')).toHaveCount(2);
  for (const image of await items.nth(1).locator('img').all()) {
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await violationsOf(page)).toEqual([]);
  await page.route('**/admin/publish', loseAnswer, { times: 1 });
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('The connection broke off on the way');
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await published(page);
  await expect(page.getByText('does not say which version')).toBeVisible();
  hostBuilds(agency);
  await expect(page.getByRole('status')).toContainText('Online since');
  await expect(page.getByRole('link', { name: agency.siteUrl })).toBeVisible();
  await expect(page.getByText('Nothing has changed since')).toBeVisible();

  expect(agency.git('show', '--no-patch', '--format=%an <%ae>%n%B', 'HEAD')).toBe(
    `Harmattan <hello@harmattan.example>
First view: Line above the heading; Team: Tunde Bakare: Portrait

- First view: Line above the heading
- Team: Tunde Bakare: Portrait`,
  );
  expect(agency.git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
    'site/content/hero/hero.yaml',
    'site/content/team/tunde-bakare.yaml',
    'site/content/team/tunde.svg',
  ]);
  expect(agency.git('status', '--porcelain').split('\n')).toEqual([
    'A  .env',
    'M  site/code.js',
    '?? site/content/.env',
  ]);
  await page.getByRole('link', { name: 'History', exact: true }).click();
  const publication = page.locator('main ol > li').first();
  await expect(publication).toContainText('Harmattan');
  await expect(page.locator('main ol > li').last()).toContainText(/Begin the site.*Dayo/s);
  expect(await violationsOf(page)).toEqual([]);
  await publication.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('status')).toContainText('Taken back');
  await expect(page.locator('.changes > li').first()).toContainText(
    /Now\s*A software development agency/,
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  await published(page);
  expect(read(agency, 'hero/hero.yaml')).toBe(
    readFileSync(join(contentFolder(), 'hero/hero.yaml'), 'utf8'),
  );
  expect(existsSync(join(agency.folder, 'team/tunde.svg'))).toBe(false);
  expect(agency.git('log', '--format=%s', '-3').split('\n')).toEqual([
    'First view: Line above the heading; Team: Tunde Bakare: Portrait',
    'First view: Line above the heading; Team: Tunde Bakare: Portrait',
    'Begin the site',
  ]);
  expect(agency.git('status', '--porcelain', '--untracked-files=no').split('\n')).toEqual([
    'A  .env',
    'M  site/code.js',
  ]);

  developerChanges(agency, 'team/tunde-bakare.yaml', 'Tunde Bakare', 'Babatunde Bakare');
  developerChanges(agency, 'hero/hero.yaml', 'A software development agency', 'A software house');
  await change(page, agency, 'hero/hero.yaml', 'badgeText', 'A studio in Lagos');
  await change(page, agency, 'team/tunde-bakare.yaml', 'name', 'Tunde A. Bakare');
  await publish(page, agency);
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed the same');
  expect(await violationsOf(page)).toEqual([]);
  const hero = page.getByRole('group', { name: 'First view' });
  await expect(hero).toContainText(
    /Yours\s*A studio in Lagos\s*The other version\s*A software house/,
  );
  await hero.getByLabel('Take the other version').check();
  await page
    .getByRole('group', { name: /Bakare/ })
    .getByLabel('Keep mine')
    .check();
  await page.getByRole('button', { name: 'Publish like this' }).click();
  await published(page);
  expect(read(agency, 'hero/hero.yaml')).toContain('badgeText: A software house in Lagos');
  expect(read(agency, 'team/tunde-bakare.yaml')).toContain('name: Tunde A. Bakare');
  expect(agency.git('rev-parse', 'HEAD')).toBe(git(agency.host, 'rev-parse', 'main'));
  expect(agency.git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(agency.git('status', '--porcelain', '--untracked-files=no').split('\n')).toEqual([
    'A  .env',
    'M  site/code.js',
  ]);
});

test('a page of another site makes the editor do nothing, and may link to its first page', async ({
  agency,
  browser,
}) => {
  const question = `${agency.url}history/at?commit=${agency.git('rev-parse', 'HEAD')}`;
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  writeFileSync(
    join(elsewhere, 'index.html'),
    `<a href="${agency.url}">Editor</a> <a href="${question}">Question</a>`,
  );
  const { url, close } = await serve(elsewhere);
  const stranger = await browser.newPage();
  await stranger.goto(url);
  await stranger.getByRole('link', { name: 'Question' }).click();
  await expect(stranger.getByRole('heading')).toHaveText('Not from here');
  await stranger.goBack();
  await stranger.getByRole('link', { name: 'Editor' }).click();
  await expect(stranger).toHaveURL(agency.url);
  await expect(
    stranger.getByRole('heading', { name: 'What do you want to change?' }),
  ).toBeVisible();
  // The headers with which a browser asks for a picture on such a page.
  const headers = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' };
  for (const address of [question, agency.url]) {
    expect((await stranger.request.get(address, { headers })).status()).toBe(403);
  }
  await stranger.close();
  await close();
  rmSync(elsewhere, { recursive: true });
});
