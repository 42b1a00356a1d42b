// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ContactQuestion } from '../../../../packages/content-model/src/schemas/contact-questions.ts';
import { formPage } from '../../../test/form-page.ts';
import { links, mail, plainQuestion } from '../../gallery/example-contact.ts';
import { content } from '../../gallery/example-content.ts';
import { readDraft } from '../form/draft.ts';

const question = (name: string, kind: ContactQuestion['kind'], more = {}): ContactQuestion => ({
  name,
  kind,
  label: `The ${name}`,
  ...plainQuestion,
  ...more,
});

const questions = [
  question('company', 'line', { required: true, hint: 'As it is registered.' }),
  question('story', 'text'),
  question('people', 'number'),
  question('budget', 'choice', { options: ['Up to 10,000', 'More'] }),
  question('needs', 'choices', { options: ['Website', 'App', 'Shop'], required: true }),
  question('begin', 'date'),
  question('terms', 'consent', { required: true }),
];

const { page, server, field, write, tick, submit, received, ...form } = formPage();
const render = (asked = questions) =>
  form.show({
    words: content.contact,
    mail,
    links,
    ...(asked.length > 0 && {
      questions: {
        questions: asked,
        required: 'required',
        opensInNewTab: '(opens in a new tab)',
      },
    }),
  });
const message = { from_email: 'ada@example.com', from_message: 'Hello' };
const answer = async () => {
  await write({ ...message, company: 'Engines & Co', budget: 'More' });
  await tick('needs', 'Website');
  await tick('needs', 'Shop');
  await tick('terms', '✓');
};
const answersSent = () =>
  received().filter(([asked]) => questions.some(({ name }) => name === asked));
const given = [
  ['company', 'Engines & Co'],
  ['budget', 'More'],
  ['needs', 'Website'],
  ['needs', 'Shop'],
  ['terms', '✓'],
];

test('the agency’s own questions stand below the five fields, in order, each with its label', async () => {
  await render();
  const names = [...page.querySelectorAll<HTMLInputElement>('[name]')]
    .filter((each) => each.type !== 'hidden' && each.name !== 'company_website')
    .map(({ name }) => name);
  expect([...new Set(names)].slice(1)).toEqual([
    'from_name',
    'from_email',
    'from_subject',
    'from_number',
    'from_message',
    ...questions.map(({ name }) => name),
  ]);
  expect(page.querySelector('label[for="contact-company"]')?.textContent).toBe(
    'The company (required)',
  );
  expect(field('company').getAttribute('aria-describedby')).toBe('contact-company-hint');
  expect(field('company').required).toBe(true);
  expect(page.querySelector('legend')?.textContent).toBe('The needs (required)');
});

test('a consent may have a link, which opens in a new tab, is no part of its label, and leaves the form as it is', async () => {
  const link = { link: '/privacy-policy', linkText: 'Our privacy policy' };
  await render([
    question('terms', 'consent', { required: true, ...link }),
    question('news', 'consent'),
  ]);
  const [found, ...others] = page.querySelectorAll<HTMLAnchorElement>('form a');
  expect(others).toEqual([]);
  expect(found?.getAttribute('href')).toBe('/privacy-policy');
  expect(found?.target).toBe('_blank');
  expect(found?.textContent).toBe('Our privacy policy (opens in a new tab)');
  expect(found?.closest('label')).toBeNull();
  expect(field('terms').closest('label')?.textContent).toBe('The terms (required)');
});

test('answers are sent under their names, several choices each', async () => {
  await render();
  await answer();
  await submit();
  await vi.waitFor(() => expect(answersSent()).toEqual(given));
});

test('a chosen option is sent as the agency wrote it, also from a translated page', async () => {
  await render();
  await answer();
  for (const option of page.querySelectorAll('option')) option.textContent += ' (übersetzt)';
  await submit();
  await vi.waitFor(() => expect(answersSent()).toEqual(given));
});

test('of several choices that need one, the browser asks for one until one is ticked', async () => {
  await render();
  expect(field('needs').required).toBe(true);
  await tick('needs', 'App');
  expect(field('needs').required).toBe(false);
});

test('after a failure the answers are back in their fields, and in the draft', async () => {
  server.mockResolvedValue(new Response('', { status: 400 }));
  await render();
  await answer();
  await submit();
  await vi.waitFor(() => expect(page.querySelector('[role="alert"]')).not.toBeNull());
  expect(field('company').value).toBe('Engines & Co');
  expect(field('budget').value).toBe('More');
  expect(field('needs', 'Shop').checked).toBe(true);
  expect(field('needs', 'App').checked).toBe(false);
  expect(field('terms').checked).toBe(true);
  expect(readDraft()?.answers).toEqual(given);
});

test('a form without questions has no field and sends nothing more', async () => {
  await render([]);
  expect(page.querySelector('[data-question]')).toBeNull();
  await write(message);
  await submit();
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  expect(received().map(([name]) => name)).toEqual([
    'from_name',
    'from_email',
    'from_subject',
    'from_number',
    'from_message',
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]);
});
