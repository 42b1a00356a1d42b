import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { SAMPLE_FOLDER } from '../../packages/content-store/src/folder.ts';
import { freePort } from '../../packages/harness/free-port.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { edit, save } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';
import { holdRequests } from '../support/hold-requests.ts';

type Admin = {
  /** The editor's first page. */
  url: string;
  /** The copy of the content folder that it edits. */
  folder: string;
  process: ChildProcess;
  /** Starts the editor once more for the same content. @returns its output, and its exit code */
  again: () => Promise<{ output: string; code: number | null }>;
};

const viewport = { width: 1440, height: 900 };

/** Starts `npm run admin` as a process of its own, for a copy of the sample. */
async function startAdmin(): Promise<Admin & { remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(SAMPLE_FOLDER, folder, { recursive: true });
  const port = await freePort();
  const start = () =>
    spawn(process.execPath, [join(productRoot, 'tools/admin.ts')], {
      env: {
        PATH: process.env['PATH'] ?? '',
        CI: 'true',
        CONTENT_DIR: folder,
        ADMIN_PORT: `${port}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const child = start();
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /http:\/\/localhost:\d+\/admin\//.exec(output);
      if (address) resolve(address[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The admin did not start:\n${output}`)));
  });
  const again = async () => {
    const other = start();
    let written = '';
    other.stdout.on('data', (chunk) => {
      written += chunk;
    });
    const [code] = await once(other, 'close');
    return { output: written, code };
  };
  const remove = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  };
  return { url, folder, process: child, again, remove };
}

const test = base.extend<{ strangers: string[] }, { admin: Admin }>({
  admin: [
    async ({ browser }, use) => {
      const admin = await startAdmin();
      // Open a page first: the server may reload it when it has prepared its packages.
      const page = await browser.newPage({ viewport });
      await open(page, admin, 'hero/hero.yaml');
      await page.waitForLoadState('networkidle');
      await page.close();
      await use(admin);
      await admin.remove();
    },
    { scope: 'worker' },
  ],
  /** Requests to other machines. */
  strangers: async ({ page }, use) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol !== 'data:' && !['localhost', '127.0.0.1'].includes(hostname)) {
        strangers.push(request.url());
      }
    });
    await use(strangers);
  },
});

// The tests share a server, which takes seconds to start and to make its first page.
test.describe.configure({ mode: 'default' });
test.use({ viewport });

/** The page beside a form. */
const beside = (page: Page): FrameLocator => page.frameLocator('.stage iframe');

/** Waits until the page beside the form can be clicked. */
const previewIsReady = (page: Page) =>
  expect(page.locator('.preview-state')).toHaveText(/^Choose a text/);

/** Opens the form of an entry and waits for the page beside it. */
async function open(page: Page, { url }: Admin, file: string): Promise<FrameLocator> {
  await page.goto(`${url}edit?file=${file}`);
  await previewIsReady(page);
  await expect(beside(page).getByRole('contentinfo')).toBeAttached();
  return beside(page);
}

/** The distance of an element from the top of the frame, in pixels. */
const topOf = (frame: FrameLocator, selector: string) =>
  frame.locator(selector).evaluate((each) => each.getBoundingClientRect().top);

test('a save is followed by the page beside the form, where its section is in view', async ({
  page,
  admin,
  strangers,
}) => {
  const frame = await open(page, admin, 'testimonials/section.yaml');
  await expect.poll(() => topOf(frame, '#testimonials')).toBeLessThan(5);
  await expect.poll(() => topOf(frame, '#testimonials')).toBeGreaterThan(-5);

  await open(page, admin, 'contact/contact.yaml');
  await expect(frame.locator('form')).toBeAttached();
  const box = page.locator('[id^="directWays"]').last();
  await box.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await box.fill('Said in another way.');
  const pages: string[] = [];
  page.on('framenavigated', (each) => each.parentFrame() && pages.push(each.url()));
  await box.press('Enter');
  await expect(page.getByText('Saved.')).toBeInViewport();
  await expect(frame.locator('body')).toContainText('Said in another way.');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(box).toBeFocused();

  // No second reload: the next load of the page follows another change.
  edit(admin, 'contact/contact.yaml', /^heading: .*/m, 'heading: Write');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Write');
  expect(pages.filter((url) => url !== 'about:blank')).toHaveLength(2);
  expect(strangers).toEqual([]);
});

test('a change made before the page beside the form listens is shown all the same', async ({
  page,
  admin,
}) => {
  const release = await holdRequests(page, '**/@vite/client');
  await page.goto(`${admin.url}edit?file=contact/contact.yaml`, { waitUntil: 'commit' });
  const heading = beside(page).getByRole('heading', { level: 1 });
  await expect(heading).not.toContainText('Call');
  edit(admin, 'contact/contact.yaml', /^heading: .*/m, 'heading: Call');
  const address = await page.locator('.stage iframe').getAttribute('src');
  // The server knows of the change, and has told the pages that listen.
  const answer = await page.request.get(`${address}`, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('Call');
  release();
  await expect(heading).toContainText('Call');
});

test('a click on a text or a picture in the page opens its field, and a copied text has none of its invisible marks', async ({
  page,
  admin,
}) => {
  const frame = await open(page, admin, 'hero/hero.yaml');
  const copied = await frame.locator('#services h2').evaluate((title) => {
    getSelection()?.selectAllChildren(title);
    const clipboardData = new DataTransfer();
    title.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    getSelection()?.removeAllRanges();
    return ['text/plain', 'text/html'].map((type) => clipboardData.getData(type));
  });
  expect(copied).toEqual(['What We Do', 'What We Do']);

  const heading = frame.getByRole('heading', { level: 1 });
  await heading.hover();
  await expect(frame.locator('[data-editor-outline]')).toHaveCount(1);
  await heading.click();
  await expect(page.locator('[id="mainHeading"]')).toBeFocused();
  await expect(page).toHaveURL(/file=hero/);

  // A click that leads to another form does not lose the typed words of this form.
  const first = page.locator('[id="badgeText"]');
  const before = await first.inputValue();
  await first.fill('Tools for shops');
  await frame.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('alert')).toContainText('Save what you changed first?');
  await expect(page).toHaveURL(/file=hero/);
  await first.fill(before);

  // A link is a text as well.
  await frame.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/navigation%2Fnavigation\.yaml#links\.2\.text$/);
  await expect(page.locator('[id="links.2.text"]')).toBeFocused();
  await previewIsReady(page);
  // Its drawing stands in the page itself.
  await frame.locator('#services [role="img"]').first().click();
  await expect(page).toHaveURL(/services%2Fweb-development\.yaml#imageSrc$/);

  await previewIsReady(page);
  // The link of a card lies above its words, which move when the mouse comes.
  const title = frame.locator('#projects h3', { hasText: 'Coldline' });
  await title.hover({ force: true });
  await title.click({ force: true, position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(/projects%2Fcoldline\.yaml#title$/);

  await previewIsReady(page);
  // A button without editable words keeps its own action.
  const isLeftAlone = await frame
    .locator('#team button[aria-label]')
    .first()
    .evaluate((button) =>
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
    );
  expect(isLeftAlone).toBe(true);
});

test('a script in the page leads to no field without a click, and with one only to a field', async ({
  page,
  admin,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    if (parent === window) return;
    const pick = (field: unknown) => parent.postMessage({ type: 'picked', field }, '*');
    const pickAll = () => {
      for (const data of [null, 'picked', { type: 'shown' }]) parent.postMessage(data, '*');
      for (const input of ['%', null, {}]) pick({ file: 'hero/hero.yaml', input });
      for (const file of ['site/nothing.yaml', '../site/site.yaml']) pick({ file, input: 'brand' });
    };
    addEventListener('load', () => {
      window.focus();
      pickAll();
      pick({ file: 'site/site.yaml', input: 'brand' });
    });
    addEventListener('mousedown', pickAll);
  });
  const frame = await open(page, admin, 'hero/hero.yaml');
  const heading = frame.getByRole('heading', { level: 1 });
  // This click chooses no field: it only makes the page send messages of its own.
  await heading.click({ modifiers: ['Shift'] });
  await expect(page.locator('.preview-state')).toHaveText(/not/);
  expect(new URL(page.url()).searchParams.get('file')).toBe('hero/hero.yaml');
  expect(errors).toEqual([]);
  await heading.click();
  await expect(page.locator('#mainHeading')).toBeFocused();
});

test('what is typed before the page is there is shown in it', async ({ page, admin }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(
    ({ origin, pathname }) => origin !== new URL(admin.url).origin && pathname === '/',
    async (route) => {
      await gate.promise;
      await route.continue();
    },
  );
  await page.goto(`${admin.url}edit?file=hero/hero.yaml`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Line above the heading').fill('In Lagos since 2026');
  gate.resolve();
  const frame = page.frameLocator('.stage iframe');
  await expect(frame.getByText('In Lagos since 2026')).toBeVisible();
});

test('the carousel turns to the member that is edited', async ({ page, admin }) => {
  const frame = await open(page, admin, 'team/tunde-bakare.yaml');
  const slide = frame.locator('#team [role="group"]', { hasText: 'Tunde Bakare' }).last();
  await expect(slide).toHaveAttribute('data-current', '');
});

test('of texts that say the same, the clicked one opens, and one of the design none', async ({
  page,
  admin,
}) => {
  edit(admin, 'hero/hero.yaml', /primary: .*/, 'primary: Begin now');
  edit(admin, 'hero/hero.yaml', /secondary: .*/, 'secondary: Begin now');
  const frame = await open(page, admin, 'hero/hero.yaml');
  await frame.getByRole('link', { name: 'Begin now' }).nth(1).click();
  await expect(page.locator('[id="callToAction.secondary"]')).toBeFocused();
  await frame.getByRole('link', { name: 'Begin now' }).first().click();
  await expect(page.locator('[id="callToAction.primary"]')).toBeFocused();

  await frame.locator('body').evaluate((body) => {
    const text = document.createElement('p');
    text.textContent = 'Nobody has written this.';
    body.querySelector('main')?.prepend(text);
  });
  await frame.getByText('Nobody has written this.').click();
  await expect(page.locator('.preview-state')).toContainText('was not found');
});

test('the page is shown as wide as a telephone or a desk, and alone in a narrow window', async ({
  page,
  admin,
}) => {
  const frame = await open(page, admin, 'team/section.yaml');
  const width = () => frame.locator('html').evaluate(() => innerWidth);
  expect(await width()).toBe(1280);
  await page.getByRole('radio', { name: 'Phone' }).check({ force: true });
  await expect.poll(width).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page)).toEqual([]);
  await open(page, admin, 'team/section.yaml');
  expect(await width()).toBe(390);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.preview')).toBeHidden();
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  await expect(frame.locator('#team')).toBeVisible();
  await expect(page.getByLabel('Title of the section')).toBeHidden();
  // Two rows of the header, one of tools and a sentence leave the rest of the screen to the page.
  expect((await page.locator('header').boundingBox())?.height).toBeLessThan(116);
  expect((await page.locator('.stage').boundingBox())?.height).toBeGreaterThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await frame.locator('#team h2').click();
  await expect(page.getByLabel('Title of the section')).toBeFocused();
  await expect(page.locator('label[for="sectionTitle"]')).toBeInViewport({ ratio: 1 });
});

test('content that is wrong leaves the last page in order, and says so', async ({
  page,
  admin,
}) => {
  const frame = await open(page, admin, 'get-in-touch/section.yaml');
  const title = await frame.locator('#get-in-touch h2').textContent();
  const file = 'services/section.yaml';
  edit(admin, file, 'sectionTitle:', 'sectionTitel:');
  const state = page.locator('.preview-state');
  await expect(state).toHaveText(/is not right, so the page is as it was before/);
  await expect(frame.locator('#get-in-touch h2')).toHaveText(title ?? '');

  edit(admin, file, /sectionTitel: .*/, 'sectionTitle: Everything in order');
  await expect(frame.locator('#services h2').first()).toContainText('Everything in order');
  await expect(state).toHaveText(/^Choose a text/);
});

test('without JavaScript a link leads to the page, at the section', async ({ browser, admin }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${admin.url}edit?file=team/section.yaml`);
  await expect(page.locator('.preview')).toBeHidden();
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'See the page' }).click(),
  ]);
  await expect(shown.locator('#team')).toBeAttached();
  expect(shown.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#team$/);
  await page.close();
});

/** The origin of the pages, the only one that a form may show in a frame. */
async function originOfPages(page: Page, { url }: Admin): Promise<string> {
  const answer = await page.request.get(`${url}edit?file=team/section.yaml`);
  const policy = answer.headers()['content-security-policy'] ?? '';
  return /frame-src (http:\/\/127\.0\.0\.1:\d+);/.exec(policy)?.[1] ?? '';
}

test('only the editor may show the pages in a frame, and it shows no others', async ({
  page,
  admin,
}) => {
  const site = await page.request.get(await originOfPages(page, admin));
  const { port } = new URL(admin.url);
  expect(site.headers()['content-security-policy']).toBe(
    `frame-ancestors http://localhost:${port} http://127.0.0.1:${port}`,
  );
});

test('the admin and the pages beside its forms listen on this machine only', async ({
  page,
  admin,
}) => {
  // Another address of this machine, on which a server that listens on all addresses would answer.
  for (const url of [admin.url, await originOfPages(page, admin)]) {
    await expect(fetch(`http://127.0.0.2:${new URL(url).port}/`)).rejects.toThrow('fetch failed');
  }
});

/** A question of each kind, the name that is made for it, and what a visitor answers. */
const questions = [
  ['One line', 'Your company', 'your_company', 'Kadara'],
  ['Several lines', 'Was fehlt?', 'was_fehlt', 'One thing'],
  ['A number', 'How many people?', 'how_many_people', '12'],
  ['One of the options', '予算', 'question', 'Large'],
  ['Several of the options', 'From where?', 'question_2', 'Large'],
  ['A date', 'When?', 'when', '2027-03-01'],
  ['A box to tick', 'I agree', 'i_agree', '✓'],
  ['A file', 'Your plan', 'your_plan', 'plan.pdf'],
] as const;

/** The questions of the contact form, as its file has them. */
const storedQuestions = ({ folder }: Admin) =>
  parse(readFileSync(join(folder, 'contact/contact.yaml'), 'utf8')).fields;

test('a question of each kind is added, changed, moved and removed, and a visitor answers it', async ({
  page,
  admin,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${admin.url}edit?file=contact/contact.yaml`);
  const own = page.getByRole('group', { name: 'Questions of your own' });
  const asked = (position: number) =>
    own.getByRole('group', { name: `Question ${position}`, exact: true });
  for (const [index, [kind, label]] of questions.entries()) {
    await own.getByRole('button', { name: 'Add a question' }).click();
    const question = asked(index + 1);
    await expect(question.getByLabel('Question', { exact: true })).toBeFocused();
    await page.keyboard.type(label);
    await question.getByLabel('Kind of answer').selectOption(kind);
    const hasOptions = kind.includes('options');
    const hasFile = kind === 'A file';
    await expect(question.getByRole('group', { name: 'Options' })).toBeVisible({
      visible: hasOptions,
    });
    await expect(question.getByLabel('How large')).toBeVisible({ visible: hasFile });
    await expect(question.getByLabel('Short name')).toHaveCount(0);
    for (const [at, option] of hasOptions ? ['Small', 'Large'].entries() : []) {
      await question.getByRole('button', { name: 'Add an option' }).click();
      await expect(question.getByLabel(`Option ${at + 1}`, { exact: true })).toBeFocused();
      await page.keyboard.type(option);
    }
    if (hasFile) await question.getByLabel('PDF').check();
  }
  await save(page);
  expect(storedQuestions(admin).map(({ name }: { name: string }) => name)).toEqual(
    questions.map(([, , name]) => name),
  );

  const visitor = await context.newPage();
  const sent: Buffer[] = [];
  await visitor.route('**/send-form', (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    return route.fulfill({ body: 'OK' });
  });
  await visitor.goto(`${await originOfPages(page, admin)}/contact`);
  await visitor.locator('[name="from_email"]').fill('ada@example.com');
  await visitor.locator('[name="from_message"]').fill('Hello');
  for (const [kind, , name, answer] of questions) {
    const input = visitor.locator(`[name="${name}"]`);
    const [mimeType, buffer] = ['application/pdf', Buffer.from('%PDF-1.7 plan')];
    if (kind === 'One of the options') await input.selectOption({ index: 2 });
    else if (kind === 'Several of the options') await visitor.getByLabel(answer).last().check();
    else if (kind === 'A box to tick') await input.check();
    else if (kind === 'A file') await input.setInputFiles({ name: answer, mimeType, buffer });
    else await input.fill(answer);
  }
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Great!' })).toBeVisible();
  // The page beside a form marks its texts.
  const message = String(sent[0]).replaceAll(/[\u{E0200}-\u{E0FFF}]/gu, '');
  for (const [, , name, answer] of questions) {
    const value = name === 'your_plan' ? `"; filename="${answer}"` : `"\r\n\r\n${answer}\r\n`;
    expect(message).toContain(`name="${name}${value}`);
  }

  await asked(1).getByLabel('Question', { exact: true }).fill('Name of your company');
  await asked(2).getByLabel('Kind of answer').selectOption('One line');
  await asked(4).getByLabel('Kind of answer').selectOption('A date');
  await own.getByRole('button', { name: 'Move Question 8 up' }).click();
  await own.getByRole('button', { name: 'Remove Question 3' }).click();
  await expect(asked(8)).toHaveCount(0);
  await save(page);
  expect(storedQuestions(admin)).toMatchObject([
    { label: 'Name of your company', name: 'your_company', kind: 'line' },
    { label: 'Was fehlt?', name: 'was_fehlt', kind: 'line' },
    { label: '予算', name: 'question', kind: 'date' },
    { name: 'question_2', options: ['Small', 'Large'] },
    { name: 'when' },
    { name: 'your_plan', accept: ['pdf'] },
    { name: 'i_agree', kind: 'consent' },
  ]);
  expect(storedQuestions(admin)[2]).not.toHaveProperty('options');
});

test('a second start opens the admin that runs', async ({ admin }) => {
  expect(await admin.again()).toEqual({
    output: `The admin runs already at ${admin.url}\n`,
    code: 0,
  });
});

test('the admin ends with its terminal, and leaves no server behind', async ({ page, admin }) => {
  const site = await originOfPages(page, admin);
  await expect.poll(async () => (await fetch(site).catch(() => null))?.status).toBe(200);
  admin.process.kill('SIGHUP');
  const [code] = await once(admin.process, 'exit');
  expect(code).toBe(0);
  await expect(fetch(site)).rejects.toThrow();
  await expect(fetch(admin.url)).rejects.toThrow();
});
