import { content } from '../packages/harness/site-pages.ts';
import {
  expectFilled,
  field,
  fieldNames,
  great,
  letters,
  message,
  submitButton,
} from './support/contact-form.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const { contact } = content;

for (const { width, javaScriptEnabled } of [
  { width: 1440, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test(`each field has a square that is filled while the field has text, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      await expectFilled(page);
      for (const [index, name] of fieldNames.entries()) {
        await field(page, name).fill(message[name]);
        await expectFilled(page, fieldNames.slice(0, index + 1));
      }
      await field(page, 'from_email').fill('');
      await expectFilled(
        page,
        fieldNames.filter((name) => name !== 'from_email'),
      );
      // The script weaves each letter of the name into a square.
      await expect(letters(page)).toHaveCount(javaScriptEnabled ? 12 : 0);
    });
  });
}

test('a wrong e-mail address leaves words in place of the hint, which are announced, until it is right', async ({
  page,
}) => {
  const email = field(page, 'from_email');
  const { hint } = contact.form.fields.from_email;
  await page.goto('/contact');
  await expect(email).toHaveAccessibleDescription(hint);
  const height = async () => (await page.getByRole('main').boundingBox())?.height ?? 0;
  const before = await height();
  await email.fill('ngozi at example');
  await expect(page.getByText(contact.form.invalidEmail)).toBeHidden();
  await email.blur();
  await expect(page.getByText(contact.form.invalidEmail)).toBeVisible();
  await expect(page.getByText(hint)).toBeHidden();
  await expect(email).toHaveAccessibleDescription(contact.form.invalidEmail);
  await expect(email).toHaveCSS('border-top-width', '2px');
  expect(await height()).toBeCloseTo(before, 0);
  await email.fill('ngozi@example.com');
  await expect(email).toHaveAccessibleDescription(hint);
});

test('a wrong e-mail address that only Submit notices is marked, and not sent', async ({
  page,
}) => {
  const email = field(page, 'from_email');
  await page.goto('/contact');
  await email.fill('ngozi at example');
  await email.press('Enter');
  await expect(page.getByText(contact.form.invalidEmail)).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ngozi at example');
});

test('an address that mail may reach, and the browser does not know, is sent as it is typed', async ({
  page,
  gateway,
}) => {
  const email = field(page, 'from_email');
  await page.goto('/contact');
  const address = 'दीपक@डाटामेल.भारत';
  await email.fill(address);
  await expect(field(page, 'user_id')).toBeDisabled();
  await field(page, 'from_message').fill('Please answer.');
  await expect(page.getByText(contact.form.invalidEmail)).toBeHidden();
  await expect(email).toHaveAccessibleDescription(contact.form.fields.from_email.hint);
  await expect(email).not.toHaveCSS('border-top-width', '2px');
  await submitButton(page).click();
  await expect(great(page)).toBeVisible();
  expect(gateway.inbox().at(-1)).toMatchObject({ from_email: address });
});
