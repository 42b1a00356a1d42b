import type { MailServer } from '../../packages/harness/mail-server.ts';
import { full, fullTest as test } from '../support/agencies/agencies.ts';
import { violationsOf } from '../support/axe.ts';
import { failureErrors, field, message, write } from '../support/contact-form.ts';
import { disturbances } from '../support/disturbances.ts';
import { expect, mailServerFixture, mailSettings, useGateway } from '../support/fixtures.ts';
import { foldersIn } from '../support/variant-site.ts';

/** A gateway of the test's own, which mails to a real server. */
const mailTest = test.extend<{ mails: MailServer }>({
  mails: mailServerFixture,
  gateway: ({ mails }, use) => {
    const { siteDir: SITE_DIR } = foldersIn(full.folder);
    return useGateway({ SITE_DIR, BASE_PATH: full.base, ...mailSettings(mails) }, use);
  },
});

test.use({ expectedErrors: failureErrors });
mailTest.use({ expectedErrors: failureErrors });

const pdf = { name: 'خطة.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 plan') };
const program = { ...pdf, buffer: Buffer.from('MZ\x90\0') };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });
    mailTest.use({ javaScriptEnabled });

    mailTest(
      'answers and a file arrive in the mail, a confirmation in the visitor’s mailbox, and the way home is the base path',
      async ({ page, mails, gateway, content: { contact } }) => {
        await page.goto('kontakt');
        if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([]);
        await write(page);
        await field(page, 'company').fill('شركة النور');
        await field(page, 'stage').selectOption('تصميم');
        for (const need of ['موقع', 'تطبيق']) await page.getByLabel(need, { exact: true }).check();
        await field(page, 'brief').setInputFiles(pdf);
        await page.locator('form [type="submit"]').click();
        const answer = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('main');
        await expect(answer).toContainText(contact.success.title);

        const labelOf = (asked: string) => contact.fields.find(({ name }) => name === asked)?.label;
        const answers = [
          [labelOf('company'), 'شركة النور'],
          [labelOf('stage'), 'تصميم'],
          [labelOf('needs'), 'موقع, تطبيق'],
          [labelOf('brief'), 'خطة.pdf (1 kB)'],
        ];
        expect(JSON.parse(String(gateway.inbox()[0]?.['other_fields']))).toEqual(answers);
        await expect.poll(() => mails.received.length).toBe(2);
        const mailTo = (address: string) =>
          mails.received.find(({ recipients }) => recipients.includes(address))?.mail;
        const mail = mailTo('owner@agency.example');
        for (const [label, text] of answers) expect(mail?.text).toContain(`${label}: ${text}`);
        expect(mail?.attachments).toMatchObject([{ filename: pdf.name, mimeType: pdf.mimeType }]);
        expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf.buffer);
        expect(mailTo(message.from_email)?.text).toContain(contact.confirmation.text);
        await answer.locator(`a[href="${full.base}"]`).click();
        await expect(page).toHaveURL(`${gateway.url}${full.base}`);
      },
    );

    test('a program with the name of a PDF and a file of zeros are refused, and the page says why', async ({
      page,
      gateway,
      content: { contact },
    }) => {
      const before = gateway.inbox();
      for (const [file, word] of [
        [program, 'wrong'],
        [{ ...pdf, buffer: Buffer.alloc(99) }, 'damaged'],
      ] as const) {
        await page.goto('kontakt');
        await write(page);
        await field(page, 'brief').setInputFiles(file);
        await page.locator('form [type="submit"]').click();
        const says = javaScriptEnabled ? page.getByRole('alert') : page.getByRole('main');
        await expect(says).toContainText(contact.file[word]);
      }
      expect(gateway.inbox()).toEqual(before);
    });
  });
}

test('a file of another kind or size is refused as it is chosen, and the next one is taken', async ({
  page,
  content: { contact },
}) => {
  await page.goto('kontakt');
  const input = field(page, 'brief');
  const words = page.locator('#contact-brief-hint');
  await expect(words).not.toContainText(contact.file.wrong);
  await input.focus();
  await expect(field(page, 'user_id')).toBeDisabled();
  for (const [file, sentence] of [
    [{ ...pdf, name: 'plan.docm' }, contact.file.wrong],
    [{ ...pdf, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) }, contact.file.tooLarge],
    [{ ...pdf, buffer: Buffer.alloc(0) }, contact.file.empty],
  ] as const) {
    await input.setInputFiles(file);
    await expect(words).toContainText(sentence);
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsOf(page)).toEqual([]);
    await input.setInputFiles({ ...pdf, name: 'plan.PDF. ' });
    await expect(words).not.toContainText(sentence);
  }
});

test('a chosen file, a choice and ticks stay where programs change the form before its script comes', async ({
  page,
  gateway,
}) => {
  await page.goto('kontakt');
  const { promise: disturbed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await disturbed;
    await route.continue();
  });
  const form = page.locator('form[name="contact"]');
  await field(page, 'brief').setInputFiles(pdf);
  await field(page, 'stage').selectOption('تصميم');
  await page.getByLabel('موقع', { exact: true }).check();
  for (const disturb of Object.values(disturbances)) await form.evaluate(disturb);
  release();
  await write(page);
  await field(page, 'company').fill('شركة النور');
  await expect(field(page, 'user_id')).toBeDisabled();
  await expect(field(page, 'brief')).toHaveValue(/خطة\.pdf$/);
  await page.locator('form [type="submit"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { file, other_fields } = gateway.inbox().at(-1) ?? {};
  expect(file).toContain('خطة.pdf');
  expect(other_fields).toContain('تصميم');
  expect(other_fields).toContain('موقع');
});

test('a file is chosen again after a failure, and goes with the next try', async ({
  page,
  gateway,
  content: { contact },
}) => {
  const before = gateway.inbox().length;
  await page.goto('kontakt');
  await write(page);
  await field(page, 'brief').setInputFiles(pdf);
  await page.route('**/send-form', (route) => route.fulfill({ status: 400, body: 'no' }), {
    times: 1,
  });
  await page.locator('form [type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, 'brief')).toHaveValue(/خطة\.pdf$/);
  await page.getByRole('button', { name: contact.failure.tryAgain }).click();
  await expect(page.getByRole('dialog')).toContainText(contact.success.title);
  const [message, ...more] = gateway.inbox().slice(before);
  expect(message).toMatchObject({ file: expect.stringContaining('خطة.pdf') });
  expect(more).toEqual([]);
});
