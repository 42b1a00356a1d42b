import { expect, type Page } from '@playwright/test';
import { localAdmin } from '../../packages/admin/src/server/local-admin.ts';
import { type Editor, edit, read, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { holdTimers } from '../support/hold-timers.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** An editor on the same folder that can be stopped, and started again at its address. */
async function stoppableEditor(page: Page, { folder }: Editor) {
  await page.unrouteAll();
  const start = async (port: number) => {
    const app = await localAdmin({ folder, report: () => {} });
    return { app, origin: await app.listen({ host: '127.0.0.1', port }) };
  };
  const first = await start(0);
  let { app } = first;
  return {
    url: `${first.origin}/admin/`,
    stop: () => app.close(),
    start: async () => {
      ({ app } = await start(Number(new URL(first.origin).port)));
    },
  };
}

test('a form whose editor does not answer stays, and is sent once when it does', async ({
  page,
  editor,
}) => {
  const own = await stoppableEditor(page, editor);
  await page.goto(`${own.url}new?folder=team`);
  await page.getByLabel('Name', { exact: true }).fill('Bisi Ade');
  await page.getByLabel('Role at the agency').fill('Designer');
  await page.getByLabel(/^A sentence by or about/).fill('She draws before she speaks.');
  const photo = {
    name: 'bisi.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(read(editor, 'team/adaeze-okonkwo.svg')),
  };
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByLabel('Description of the portrait').fill('A drawing of Bisi');
  await own.stop();
  const button = page.getByRole('button', { name: 'Save' });
  await button.click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('What you wrote stays here');
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await holdTimers(page);
  await button.click();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(note).toHaveCount(1);
  await expect(page.getByLabel('Role at the agency')).toHaveValue('Designer');
  await own.start();
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.clock.resume();
  await expect(page.getByRole('status').first()).toHaveText('Saved.');
  expect(read(editor, 'team/bisi-ade.yaml')).toContain('Designer');
  await page.goto(own.url);
  await expect(page.locator('[data-list="team"] .title', { hasText: 'Bisi Ade' })).toHaveCount(1);

  // A move waits as well.
  await page.locator('#team').evaluate((part) => part.closest('details')?.setAttribute('open', ''));
  await own.stop();
  await holdTimers(page);
  await page.getByRole('button', { name: 'Move Bisi Ade up' }).click();
  await expect(page.getByRole('alert')).toContainText('no connection to the admin');
  await own.start();
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.clock.resume();
  await expect(page.locator('#announcement')).toContainText('Bisi Ade is now number 5 of 6');
  await own.stop();
});

test('a button that is pressed twice sends its form once, and says that it is on its way', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  const posts: string[] = [];
  const { promise: isPressedAgain, resolve: pressedAgain } = Promise.withResolvers<void>();
  await page.route('**/edit?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts.push(route.request().url());
    await isPressedAgain;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByRole('alert')).toContainText('It is on its way');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  pressedAgain();
  await expect(page.getByRole('status').first()).toHaveText('Saved.');
  expect(posts).toHaveLength(1);
});

test('a form whose connection breaks off while it is sent stays with its photo, and can be sent again', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=team/adaeze-okonkwo.yaml`);
  await page.getByLabel('Role at the agency').fill('Founder');
  const photo = {
    name: 'adaeze.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(read(editor, 'team/tunde-bakare.svg')),
  };
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.route('**/edit?*', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Save' }).click();
  const note = page.getByRole('alert');
  await expect(note).toContainText('The connection broke off on the way');
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved.');
  expect(read(editor, 'team/adaeze-okonkwo.yaml')).toContain('Founder');
  expect(read(editor, 'team/adaeze-okonkwo.yaml')).not.toContain('./adaeze-okonkwo.svg');
});

test('a form that is refused altogether stays with its words, and says why', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  const title = page.getByLabel('Line above the heading');
  await title.fill('Since the rains');
  const note = page.getByRole('alert');
  const answers = [
    // The gateway refuses the size, the admin refuses the size, a person may not save, and an unknown fault.
    [413, 'text/plain', 'no', 'up to 100 MB together'],
    [413, 'text/html', '<main><p>no</p></main>', 'up to 100 MB together'],
    [403, 'text/html', '<main><h1>No</h1><p>Ask an owner.</p></main>', 'Ask an owner.'],
    [400, 'text/plain', 'no', 'That did not work'],
  ] as const;
  for (const [status, contentType, body, sentence] of answers) {
    await page.route('**/edit?*', (route) => route.fulfill({ status, contentType, body }), {
      times: 1,
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(note).toContainText(sentence);
    await expect(title).toHaveValue('Since the rains');
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Saved.');
  expect(read(editor, 'hero/hero.yaml')).toContain('Since the rains');
});

test('a link that would leave typed words behind asks first, and what is said of a suggestion goes', async ({
  page,
  editor,
}) => {
  edit(editor, 'hero/hero.yaml', /^(badgeText|trustedByText): /gm, '$1: ··· ');
  await page.goto(`${editor.url}edit?file=hero/hero.yaml&at=badgeText&saved#badgeText`);
  const bar = page.locator('.save');
  await expect(bar.getByRole('status')).toHaveText('Saved.');
  await expect(page.locator('.suggestion:visible')).toHaveCount(2);
  const badge = page.locator('#badgeText');
  const suggested = await badge.inputValue();
  await badge.fill('We build tools');
  await expect(bar.getByRole('status')).toHaveCount(0);
  await expect(page.locator('.suggestion:visible')).toHaveCount(1);
  await badge.fill(suggested);
  await expect(page.locator('.suggestion:visible')).toHaveCount(2);
  await badge.fill('We build tools');
  for (const link of ['Skip', 'Back to everything']) {
    await bar.getByRole('link', { name: link }).click();
    await expect(page.getByRole('alert')).toContainText('Save what you changed first?');
    await expect(page.getByRole('alert')).not.toContainText('picture');
  }
  expect(await violationsOf(page)).toEqual([]);
  // The search in everything leaves the form as well.
  await page.getByRole('searchbox').fill('work');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Save what you changed first?');
  await page.getByRole('link', { name: 'Go on without saving' }).click();
  await expect(page).toHaveURL(/search\?q=work$/);
  await page.goBack();
  await page.reload();
  await page.locator('.unsaved button[name="action"]').click();
  await expect(badge).toHaveValue('We build tools');
  await bar.getByRole('link', { name: 'Skip' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Save and next text' }).click();
  await expect(bar.getByRole('status')).toHaveText('Saved.');
  expect(read(editor, 'hero/hero.yaml')).toContain('badgeText: We build tools');
});

test('words that are typed before the scripts have come are stored, and a link asks before it leaves them', async ({
  page,
  editor,
}) => {
  const release = await holdRequests(page, '**/client/unsaved.js');
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`, { waitUntil: 'commit' });
  const badge = page.locator('#badgeText');
  await badge.fill('We build tools');
  release();
  await page.waitForLoadState('load');
  await page.locator('.save').getByRole('link', { name: 'Back to everything' }).click();
  await expect(page.getByRole('alert')).toContainText('Save what you changed first?');
  await page.reload();
  await page.locator('.unsaved button[name="action"]').click();
  await expect(badge).toHaveValue('We build tools');
});

test('the key that accepts a word of an input method does not send the form', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  // Safari ends the composition before the key, and tells by the number of the key alone.
  for (const origin of [{ isComposing: true }, { keyCode: 229 }]) {
    const isLeftToBrowser = await page.locator('#badgeText').evaluate((line, given) => {
      const key = { key: 'Enter', bubbles: true, cancelable: true, ...given };
      return line.dispatchEvent(new KeyboardEvent('keydown', key));
    }, origin);
    expect(isLeftToBrowser).toBe(true);
  }
});

test('typed words take the place of the oldest unsaved ones where the browser has no room for both', async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  const key = 'unsaved /admin/edit?file=hero%2Fhero.yaml';
  const visitsIn = () =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
  const badge = page.locator('#badgeText');
  await badge.fill('We build tools');
  expect(await visitsIn()).toHaveLength(1);
  // Two earlier visits, with which the store of the browser is full.
  await page.evaluate((name) => {
    const visit = (id: string) => ({
      visit: id,
      time: 1,
      fields: [['badgeText', 'a'.repeat(2e6)]],
    });
    const [own] = JSON.parse(localStorage.getItem(name) ?? '[]');
    localStorage.setItem(name, JSON.stringify([visit('older'), visit('newer'), own]));
    const left = 5 * 2 ** 20 - (localStorage.getItem(name) ?? '').length - 2 ** 15;
    localStorage.setItem('other', 'a'.repeat(left));
  }, key);
  await badge.fill(`We build ${'tools '.repeat(20_000)}`);
  const kept: { visit: string; fields: [string, string][] }[] = await visitsIn();
  expect(kept.map(({ visit }) => visit).slice(0, -1)).toEqual(['newer']);
  expect(new Map(kept.at(-1)?.fields).get('badgeText')).toHaveLength(120_009);
});
