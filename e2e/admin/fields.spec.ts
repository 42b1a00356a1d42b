import { expect, type Page, type Route } from '@playwright/test';
import { type Editor, edit, read, save, test } from '../support/admin.ts';
import { violationsOf } from '../support/axe.ts';

const inGerman = (editor: Editor) =>
  edit(editor, 'site/site.yaml', /^language:.*$/m, 'language: de');

const formOf = (editor: Editor, path: string) => `${editor.url}edit?file=${path}`;

test('an owner who speaks German reads German, and is led to the field that is wrong', async ({
  page,
  editor,
}) => {
  inGerman(editor);
  await page.goto(`${editor.url}#every-page`);
  await page.getByRole('link', { name: 'Leiste oben' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leiste oben');
  const second = page.getByRole('group', { name: 'Link 2' });
  await second.getByLabel('Text des Links').fill('');
  await page.getByText('Selten gebraucht').click();
  await page.getByLabel('Link an der Leiste vorbei').fill('[Text]');
  await page.getByRole('button', { name: 'Speichern' }).click();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Links in der Leiste › 2 › Text des Links');
  await expect(alert).not.toContainText('links[');
  const skipLink = page.getByLabel('Link an der Leiste vorbei');
  await expect(skipLink).toBeVisible();
  await expect(skipLink).toHaveAccessibleDescription(/der Platzhalter „\[Text\]“/);
  await expect(skipLink).toHaveAccessibleDescription(/Schreiben Sie, was dort zu lesen sein soll/);
  await alert.getByRole('link', { name: /Text des Links/ }).click();
  await expect(second.getByLabel('Text des Links')).toBeFocused();
  await expect(second.getByLabel('Text des Links')).toHaveAccessibleDescription(
    'Bitte füllen Sie dieses Feld aus.',
  );
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.type('Ablauf');
  await skipLink.fill('Zum Inhalt');
  await save(page);
  expect(read(editor, 'navigation/navigation.yaml')).toContain(
    '- text: Ablauf\n    href: "#process"\n',
  );

  edit(editor, 'hero/hero.yaml', /^badgeText:.*$/m, 'badgeText: ""');
  await page.goto(editor.url);
  await page.getByRole('link', { name: 'Die erste Ansicht › Zeile über der Überschrift' }).click();
  await expect(page.getByLabel('Zeile über der Überschrift')).toBeFocused();
});

const OTHER = 'Another address …';

const links: [choice: string, typed: string, href: string][] = [
  ['Contact page', '', '/contact'],
  ['LinkedIn', '', 'social:linkedin'],
  [OTHER, 'hello@example.com', 'mailto:hello@example.com'],
  ['Nowhere: it is only text', '', '""'],
];

for (const javaScriptEnabled of [true, false]) {
  test(`a link is chosen, or typed where the choice asks for it, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    browser,
    editor,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(formOf(editor, 'navigation/navigation.yaml'));
    for (const [choice, typed, href] of links) {
      const button = page.getByRole('group', { name: 'Button at the end of the bar' });
      await button.getByLabel('Where it leads').selectOption(choice);
      const address = button.locator('.link-address input');
      await expect(address).toBeVisible({ visible: typed !== '' });
      if (typed) await button.getByLabel('Web address, e-mail address').fill(typed);
      await save(page);
      expect(read(editor, 'navigation/navigation.yaml')).toContain(
        `startProject:\n  text: Start Project\n  href: ${href}\n`,
      );
      if (typed) await expect(address).toHaveValue(typed);
    }
    await page.close();
  });
}

test('the keyboard stays with the element of a list that is added, moved or removed', async ({
  page,
  editor,
}) => {
  await page.goto(formOf(editor, 'navigation/navigation.yaml'));
  await page.getByRole('button', { name: 'Add a link to Links in the bar' }).click();
  const link = (position: number) => page.getByRole('group', { name: `Link ${position}` });
  await expect(link(4).getByLabel('Words of the link')).toBeFocused();
  await page.keyboard.type('News');
  await page.getByRole('button', { name: 'Move Link 4 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Link 3 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Link 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move Link 1 down' })).toBeFocused();
  await expect(link(1).getByLabel('Words of the link')).toHaveValue('News');
  await page.getByRole('button', { name: 'Remove Link 2' }).click();
  await expect(link(2).getByLabel('Words of the link')).toBeFocused();
  await save(page);
  expect(read(editor, 'navigation/navigation.yaml')).toContain(
    'links:\n  - text: News\n    href: ""\n  - text: Process\n',
  );
});

test('a switch says what it does, and a short text how long it may be', async ({
  page,
  editor,
}) => {
  await page.goto(formOf(editor, 'team/section.yaml'));
  const autoplay = page.getByRole('checkbox', { name: 'Show the next member by itself' });
  await expect(autoplay).not.toBeChecked();
  await expect(page.getByText('Visitors turn the page themselves')).toHaveCount(0);
  await page.getByText('Every five seconds').click();
  await expect(autoplay).toBeChecked();
  await save(page);
  expect(read(editor, 'team/section.yaml')).toContain('autoplay: true\n');

  await page.goto(formOf(editor, 'process/steps/project-consultation.yaml'));
  const value = page.getByLabel('Large value');
  await value.fill('Week one and two');
  await expect(page.getByText('At most 8 characters.')).toBeVisible();
  await page.locator('.save button').click();
  await expect(value).toHaveAccessibleDescription(/Write at most 8 characters\./);
  await value.fill('Week 1');
  await save(page);
});

test('the contrasts of the theme follow the colours, and the nearest good one can be taken', async ({
  page,
  editor,
}) => {
  await page.goto(formOf(editor, 'theme.yaml'));
  const verdict = page.locator('#contrast').getByRole('status');
  await expect(verdict).toHaveText('Everything can be read.');
  await page.getByLabel('Choose: Main colour').fill('#8fa0ff');
  await expect(page.getByLabel('Main colour', { exact: true })).toHaveValue('#8fa0ff');
  await expect(verdict).toHaveText('Everything can be read.');
  await page.getByLabel('Choose: Light ground').fill('#c0c0c0');
  await expect(verdict).toHaveText('Some text or lines stand out too little.');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(verdict).toHaveText('Everything can be read.');
  await page.getByLabel('Pattern').selectOption('Dots');
  await save(page);
  const theme = read(editor, 'theme.yaml');
  expect(theme).toContain('brand: "#8fa0ff"\n');
  expect(theme).toMatch(/^paper: "#[c-f]/m);
  expect(theme).toContain('pattern: dots\n');
  expect(editor.strangers).toEqual([]);
});

test('the picker of an empty colour shows the one that the site makes', async ({
  page,
  editor,
}) => {
  await page.goto(formOf(editor, 'theme.yaml'));
  const picker = page.getByLabel('Choose: Light ground');
  await page.getByLabel('Light ground', { exact: true }).fill('');
  await expect(picker).toHaveValue('#fdf8f6');
  // The colour is not behind a veil.
  await expect(picker).toHaveCSS('opacity', '1');
  await page.getByLabel('Choose: Second colour').fill('#2e9e5b');
  await expect(picker).toHaveValue('#f7faf8');
  await expect(page.getByLabel('Light ground', { exact: true })).toHaveValue('');
});

test('without JavaScript the theme shows the contrasts of its colours, and saves', async ({
  browser,
  editor,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(formOf(editor, 'theme.yaml'));
  await expect(page.getByText('Everything can be read.')).toBeVisible();
  await page.getByLabel('Light ground').fill('#c0c0c0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Light ground');
  await expect(page.locator('#contrast').getByRole('status')).toHaveText(
    'Some text or lines stand out too little.',
  );
  await expect(page.getByRole('button', { name: 'Use it' })).toBeHidden();
  await page.getByLabel('Light ground').fill('#fffaf0');
  await save(page);
  expect(read(editor, 'theme.yaml')).toContain('paper: "#fffaf0"\n');
  await page.close();
});

test('forms have no accessibility violation, on a telephone and in the dark', async ({
  page,
  editor,
}) => {
  inGerman(editor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['theme.yaml', 'navigation/navigation.yaml', 'team/section.yaml']) {
    await page.goto(formOf(editor, path));
    expect(await violationsOf(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('words that are offered stay until somebody has decided on them, whatever is typed meanwhile', async ({
  page,
  editor,
}) => {
  const address = `${editor.url}edit?file=hero/hero.yaml`;
  await page.goto(address);
  await page.getByLabel('Line above the heading').fill('In Lagos');
  await page.goto(address);
  await page.getByLabel('Text below the heading').fill('We build what lasts.');
  await page.goto(address);
  await expect(page.getByText(/^You wrote here on/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Show what I wrote' }).first().click();
  await expect(page.getByLabel('Line above the heading')).toHaveValue('In Lagos');
});

test('what was typed and not saved is offered again, with rows that were added, until it is saved', async ({
  page,
  editor,
}) => {
  const address = `${editor.url}edit?file=navigation/navigation.yaml`;
  await page.goto(address);
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const added = page.getByRole('group', { name: 'Link 4' });
  await added.getByLabel('Words of the link').fill('Prices');
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  await page.getByLabel('Line above the heading').fill('In Lagos');
  await page.goto(address);
  await expect(page.getByText(/^You wrote here on .* and did not save it\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show what I wrote' }).click();
  await expect(added.getByLabel('Words of the link')).toHaveValue('Prices');
  await expect(page.getByText(/^You wrote here on/)).toHaveCount(0);

  // Also where the address leads to a field further down.
  await page.goto(`${editor.url}edit?file=hero/hero.yaml#trustedByText`);
  await expect(page.getByText(/^You wrote here on/)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Show what I wrote' }).click();
  await expect(page.getByLabel('Line above the heading')).toHaveValue('In Lagos');
  await save(page);
  expect(read(editor, 'hero/hero.yaml')).toContain('badgeText: In Lagos');
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  await expect(page.getByText(/^You wrote here on/)).toHaveCount(0);

  // A save that nobody answered, or that somebody answered who has no form, loses nothing.
  await page.getByLabel('Line above the heading').fill('In Ibadan');
  const post = (route: Route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, body: 'The admin does not answer' })
      : route.fallback();
  await page.route('**/edit?file=hero*', post);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('The connection broke off');
  await page.unroute('**/edit?file=hero*', post);
  await page.goto(`${editor.url}edit?file=hero/hero.yaml`);
  await page.getByRole('button', { name: 'Show what I wrote' }).click();
  await expect(page.getByLabel('Line above the heading')).toHaveValue('In Ibadan');

  await page.goto(address);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.reload();
  await expect(page.getByText(/^You wrote here on/)).toHaveCount(0);
});

/** The parts of the focused field that are out of view: input, label or hint. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement;
    const field = input?.closest('.field, .tick, .entry');
    const parts = [input, ...(field?.querySelectorAll(':scope > :is(label, .hint)') ?? [])];
    const isSeen = (part: Element | null | undefined) => {
      const { left = 0, top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
      const at = [top + 1, bottom - 1].map((y) => document.elementFromPoint(left + 8, y));
      return at.every((each) => each && (part?.contains(each) || each.contains(part ?? null)));
    };
    return parts.filter((part) => !isSeen(part)).map((part) => `${input?.id}: ${part?.outerHTML}`);
  });

test('the label and the hint of a field are in view wherever a link or a button leads to it', async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(formOf(editor, 'site/site.yaml'));
  const ids = await page
    .locator('main form :is(input:not([type="hidden"]), textarea, select):visible')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(15);
  for (const id of ids) {
    await page.evaluate((to) => {
      location.hash = to;
    }, id);
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    expect(await hiddenParts(page)).toEqual([]);
  }
  for (const id of ['vatId', 'socialLinks.2.href']) {
    await page.goto('about:blank');
    await page.goto(`${formOf(editor, 'site/site.yaml')}#${id}`, { waitUntil: 'load' });
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    expect(await hiddenParts(page)).toEqual([]);
  }
  // Frames within frames leave room for a sentence.
  await page.goto(formOf(editor, 'contact/contact.yaml'));
  const sentence = await page.locator('[id="whatHappensNext.steps.0"]').boundingBox();
  expect(sentence?.width).toBeGreaterThan(280);
  await page.goto(formOf(editor, 'site/site.yaml'));
  await page.getByRole('button', { name: 'Add a network to Networks' }).click();
  await expect(page.getByRole('group', { name: 'Network 5' }).getByLabel('Name of')).toBeFocused();
  expect(await hiddenParts(page)).toEqual([]);
});
