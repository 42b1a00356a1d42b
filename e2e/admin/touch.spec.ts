import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { addLanguage } from '../../packages/content-model/src/translations/change-languages.ts';
import {
  applyChanges,
  readFolder,
  SAMPLE_FOLDER,
} from '../../packages/content-store/src/folder.ts';
import { buildSiteIfChanged } from '../../packages/harness/build-site.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { openStoreOn } from '../../packages/mail-gateway/src/store/sql-store.ts';
import { openSqlite } from '../../packages/mail-gateway/src/store/sqlite.ts';
import { dayIn } from '../../packages/mail-gateway/src/time.ts';
import { type Editor, edit, openEditor, save, test } from '../support/admin.ts';
import { becomeOtherAgency } from '../support/agencies/other-agency.ts';
import { violationsOf } from '../support/axe.ts';
import { boxOf } from '../support/box.ts';
import { Gateway } from '../support/fixtures.ts';
import { smallTargets } from '../support/small-targets.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** The widths of the dots in the first line of a handle that has any, in pixels. */
async function widthsOfDots(handle: Locator): Promise<number[]> {
  const { data, info } = await sharp(await handle.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [ground = 0] = data;
  const lines = Array.from({ length: info.height }, (_, y) =>
    [...data.subarray(y * info.width, (y + 1) * info.width)].map((grey) =>
      Math.abs(grey - ground) > 32 ? '#' : ' ',
    ),
  );
  const runs = lines.map((line) => line.join('').match(/#+/g) ?? []);
  const widest = runs.reduce((one, other) =>
    other.join('').length > one.join('').length ? other : one,
  );
  return widest.map(({ length }) => length);
}

test('an entry is dragged with a finger, and the page stays where it is', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}#team`);
  const rows = page.locator('[data-list="team"] li');
  const titles = rows.locator('.title');
  const [first = '', second = '', third = ''] = await titles.allTextContents();
  const handle = rows.first().locator('.handle');
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const scrolled = await page.evaluate(() => scrollY);
  const from = await handle.boundingBox();
  const to = await rows.nth(2).boundingBox();
  if (!from || !to) throw new Error('The list is not shown.');
  expect(from.width).toBeGreaterThanOrEqual(24);
  expect(await widthsOfDots(handle)).toEqual([4, 4]);

  const browser = await page.context().newCDPSession(page);
  const x = from.x + from.width / 2;
  const [start, end] = [from.y + from.height / 2, to.y + to.height];
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start);
  for (let step = 1; step <= 20; step += 1) {
    await touch('touchMove', start + ((end - start) * step) / 20);
  }
  // The list follows the finger now and then, not at each move.
  const dropped = page.locator('[data-list="team"] li:not(.sortable-fallback)').nth(2);
  await expect(dropped).toHaveClass(/dragged/);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await expect(page.locator('#announcement')).toHaveText(`${first} is now number 3 of 5.`);
  expect((await titles.allTextContents()).slice(0, 3)).toEqual([second, third, first]);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

/** Puts the content of an editor under Git, as it is. */
function commitAll({ folder }: Pick<Editor, 'folder'>): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example'];
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...author, ...args]);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
}

test('of many changes two are chosen on a telephone, and the choice is there at the next visit', async ({
  page,
  editor,
}) => {
  commitAll(editor);
  let total = 0;
  for (const list of ['team', 'projects', 'services', 'process/steps']) {
    for (const name of readdirSync(join(editor.folder, list))) {
      if (!name.endsWith('.yaml') || /^(?:order|section)/.test(name)) continue;
      edit(editor, `${list}/${name}`, /^(?:title|name): /m, '$&New ');
      total += 1;
    }
  }
  await page.goto(`${editor.url}publish`);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2000);
  const inBar = page.locator('.save');
  await expect(inBar.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
  await expect(inBar.getByText('Publish later')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Tick none' }).click();
  await expect(inBar).toContainText(`0 of ${total} ticked`);
  const team = page.locator('[data-changes]', { hasText: 'Team' });
  await team.locator('summary').first().click();
  for (const box of [0, 1]) await team.getByRole('checkbox').nth(box).check();
  await expect(team.locator('summary').first()).toContainText('2 of 5 ticked');
  await inBar.getByText('Publish later').click();
  await expect(inBar.getByRole('button', { name: 'Publish at this time' })).toBeInViewport();
  expect(await smallTargets(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  // The last tick is kept while the page is looked at.
  await expect
    .poll(async () => (await page.request.get(`${editor.url}publish`)).text())
    .toContain(`2 of ${total} ticked`);
  await page.reload();
  await expect(inBar).toContainText(`2 of ${total} ticked`);
});

test('no page is wider than a telephone, however long the name of an entry is', async ({
  page,
  editor,
}) => {
  const long = 'We draw calm software for workshops and shops that stay small';
  const names = [long, 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'];
  const files = ['services/web-development.yaml', 'services/apps-development.yaml'];
  for (const [index, name] of names.entries()) {
    edit(editor, files[index] ?? '', /^title: .*$/m, `title: ${name}`);
  }
  const wide: string[] = [];
  const pages = files.flatMap((file) => [
    `edit?file=${file}&saved`,
    `new?folder=services&from=${file}`,
  ]);
  for (const path of ['', ...pages, 'search?q=workshops', 'search?q=kapit', 'translations']) {
    await page.goto(editor.url + path);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    const { scrollWidth, clientWidth } = await page.locator('html').evaluate((root) => ({
      scrollWidth: root.scrollWidth,
      clientWidth: root.clientWidth,
    }));
    if (scrollWidth > clientWidth) wide.push(`/${path}: ${scrollWidth}`);
  }
  expect(wide).toEqual([]);
});

test('a box to tick stands beside its words, however many they are', async ({ page, editor }) => {
  await page.goto(`${editor.url}edit?file=legal/privacy-policy.md`);
  const label = page.locator('label', { hasText: 'That enquiries are passed on to a service' });
  const [words, tick] = [await boxOf(label), await boxOf(label.getByRole('checkbox'))];
  expect(Math.abs(tick.y + tick.height / 2 - (words.y + words.height / 2))).toBeLessThan(1);
});

test('all that is to be hit on any page is as large as a finger', async ({ page, editor }) => {
  commitAll(editor);
  for (const path of ['hero/hero.yaml', 'team/section.yaml']) {
    edit(editor, path, /^((?:badgeText|sectionDescription): .*)/m, '$1 too');
  }
  const messages = await openStoreOn(openSqlite(':memory:'));
  const fields = {
    from_name: 'Ada',
    from_email: 'ada@example.com',
    from_subject: 'A website',
    from_number: '+44 20 7946 0000',
    from_message: 'We would like to talk.',
  };
  await messages.keep({
    ...{ id: 'a', fingerprint: 'a', state: 'queued', fields, otherFields: [], page: '' },
    ...{ language: '', reasons: '', receivedAt: Date.now() },
  });
  const day = dayIn(undefined)(Date.now());
  await messages.figures.add([
    { day, subject: 'page', page: '', name: '/', count: 24 },
    { day, subject: 'source', page: '', name: 'search.example', count: 12 },
    { day, subject: 'page-source', page: '/', name: 'search.example', count: 12 },
    { day, subject: 'to-form', page: '', name: '/', count: 6 },
  ]);
  await page.unrouteAll();
  const { editor: own, close } = await openEditor(page, editor.folder, { messages });
  const small: string[] = [];
  for (const path of [
    ...[
      '',
      'figures',
      'figures?days=365',
      'inbox',
      'inbox?q=Ada',
      'inbox?q=nobody',
      'inbox/message?id=a',
      'inbox/erase?id=a',
    ],
    ...[
      'edit?file=logos/solace-clinics.yaml',
      'edit?file=pages/home.yaml&saved',
      'edit?file=theme.yaml',
      'edit?file=site/site.yaml',
    ],
    ...['edit?file=team/halima-sani.yaml', 'edit?file=legal/privacy-policy.md', 'new?folder=legal'],
    ...['edit?file=footer/footer.yaml', 'edit?file=contact/contact.yaml'],
    ...['search?q=work', 'search?q=nothing-like-it', 'publish', 'history', 'translations'],
    ...['remove?file=team/halima-sani.yaml', 'page?file=hero/hero.yaml', 'nowhere'],
  ]) {
    await page.goto(`${own.url}${path}`);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    small.push(...(await smallTargets(page)).map((each) => `/${path}: ${each}`));
    if (path.startsWith('figures')) expect(await violationsOf(page)).toEqual([]);
  }
  await page.goto(`${own.url}edit?file=hero/hero.yaml`);
  const buffer = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#b5543a' },
  })
    .png()
    .toBuffer();
  const file = { name: 'photo.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Replace the picture').first().setInputFiles(file);
  await expect(page.getByText('Keep only this part of the picture')).toBeVisible();
  small.push(...(await smallTargets(page)));
  const sliders = await page.getByRole('slider').all();
  expect(sliders).toHaveLength(3);
  for (const slider of sliders) expect((await slider.boundingBox())?.height).toBe(44);
  expect([...new Set(small)]).toEqual([]);
  await close();
  await messages.close();
});

/** Sets the day for this process and for the builds that it starts. */
const setDay = (day: string) => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.parse(`${day}T12:00:00Z`) / 1000);
};

/** The address of a site, which a feed and a site map need. */
const SITE_URL = 'https://agency.example';

/** Adds French to the languages of a content folder, with every text translated. */
function addFrench(folder: string): void {
  const { files } = readFolder(folder);
  // No text is a suggestion: a language has pages only once its home page is translated.
  const inFrench = [...addLanguage({ files, pictures: new Set() }, 'fr')].map(
    ([path, text]) => [path, text?.replaceAll('··· ', 'En ')] as const,
  );
  applyChanges(folder, new Map(inFrench));
}

test('a post with pictures is dated tomorrow, goes online on its day in both languages, and is taken back', async ({
  page,
}) => {
  mkdirSync(join(productRoot, '.cache'), { recursive: true });
  const place = mkdtempSync(join(productRoot, '.cache/post-'));
  const [folder, site] = [join(place, 'content'), join(place, basename(place))];
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  becomeOtherAgency(folder);
  addFrench(folder);
  commitAll({ folder });
  Object.assign(process.env, { SITE_URL });
  // The same as `npm start` does after a publication, and on each new day.
  const build = (content: string) => buildSiteIfChanged({ folder: site, content });
  const published: string[] = [];
  const { editor, close } = await openEditor(page, folder, {
    isServedHere: true,
    build: async (content) => {
      published.push(content);
      // A removed post is on no page: the third build, which takes as long, would show nothing else.
      return { ok: published.length > 1 || (await build(content)) === 0, output: '' };
    },
  });
  const gateway = new Gateway({ SITE_DIR: site });
  const at = async (path: string) => {
    const answer = await fetch(new URL(path, gateway.url));
    return { status: answer.status, text: await answer.text() };
  };
  const publish = async () => {
    await page.goto(`${editor.url}publish`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Published on');
  };
  const photo = (name: string) =>
    sharp({ create: { width: 480, height: 360, channels: 3, background: '#22308a' } })
      .jpeg()
      .toBuffer()
      .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

  setDay('2026-11-27');
  await page.goto(editor.url);
  await page.getByRole('link', { name: 'Write a post' }).tap();
  await page.getByLabel('Title of the post').fill('A map without a signal');
  await page.getByLabel('The post in a sentence or two').fill('What lorry drivers taught us.');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-27');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-28');
  await page.getByLabel('Choose a picture').setInputFiles(await photo('Lorry.jpg'));
  await page.getByLabel('Description of the picture').fill('A lorry at night');
  await page.getByLabel('Author').selectOption('Adaezes Okonkwo');
  await page.getByLabel('Another topic').fill('Maps');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  // Before its script has come, the picture of a text cannot be chosen.
  await expect(page.getByRole('button', { name: 'Picture', exact: true })).toBeVisible();
  await text.fill('We drove along.');
  await page.locator('.text-picture').setInputFiles(await photo('Cab.jpg'));
  await text.getByLabel('What the picture shows').fill('A map in a cab');
  await text.getByLabel('Caption').fill('The first map');
  expect(await smallTargets(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
  await save(page);
  await expect(page.getByText('Goes online on Saturday, 28 November.')).toBeVisible();
  await page.goto(`${editor.url}translation?file=news%2Fa-map-without-a-signal.md&language=fr`);
  await page.getByLabel('Title of the post').fill('Une carte sans réseau');
  await page.getByLabel('The post in a sentence or two').fill('Ce que nous avons appris.');
  await page.getByLabel('Description of the picture').fill('Un camion la nuit');
  await page.getByLabel('Topics › 1').fill('Cartes');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Nous avons roulé.');
  await save(page);
  await publish();
  await gateway.start();
  const [post, inFrench] = ['news/a-map-without-a-signal', 'fr/news/a-map-without-a-signal'];
  for (const path of [post, inFrench, 'news', 'news/feed.xml']) {
    expect((await at(path)).status, path).toBe(404);
  }
  expect((await at('sitemap-0.xml')).text).not.toContain('/news');
  await page.goto(`${editor.url}publish`);
  await expect(page.getByText('Goes online on Saturday, 28 November')).toBeVisible();

  setDay('2026-11-28');
  expect(await build(folder)).toBe(0);
  for (const path of [post, inFrench]) expect((await at(path)).status, path).toBe(200);
  expect((await at(post)).text).toMatch(/<figcaption[^>]*>The first map<\/figcaption>/);
  expect((await at(inFrench)).text).toContain('Nous avons roulé.');
  const feed = (await at('news/feed.xml')).text;
  expect(feed).toContain(`<link>${SITE_URL}/${post}</link>`);
  expect(feed).toContain('A map in a cab');
  for (const path of [post, inFrench]) {
    expect((await at('sitemap-0.xml')).text).toContain(`<loc>${SITE_URL}/${path}</loc>`);
  }
  expect((await at('news')).text).toContain('A map without a signal');

  await page.goto(editor.url);
  await page.getByText('News', { exact: true }).tap();
  await page.getByRole('button', { name: 'Remove A map without a signal' }).tap();
  await expect(page.getByText('Removed: A map without a signal.')).toBeVisible();
  await publish();
  expect(published).toHaveLength(2);
  const left = [...readFolder(folder).files.keys()].filter((path) => path.startsWith('news/'));
  expect(left).toEqual([]);
  await close();
  await gateway.remove();
  for (const name of ['SITE_URL', 'SOURCE_DATE_EPOCH']) delete process.env[name];
  rmSync(place, { recursive: true });
  rmSync(join(productRoot, '.cache', `site-fingerprint-${basename(site)}`));
});
