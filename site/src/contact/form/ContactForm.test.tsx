// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { contactSchema } from '../../../../packages/content-model/src/schemas/contact.ts';
import { formPage } from '../../../test/form-page.ts';
import { mail } from '../../gallery/example-contact.ts';
import { fieldNames, type Message, messageOf } from '../send/message.ts';
import { DRAFT_KEY, keepDraft, readDraft } from './draft.ts';

const contentFile = join(import.meta.dirname, '../../../../sample/content/contact/contact.yaml');
const words = contactSchema
  .pick({ form: true, question: true, success: true, failure: true, draft: true })
  .strip()
  .parse(parse(readFileSync(contentFile, 'utf8')));
const props = { words, mail, links: { email: 'hello@example.com', phone: '', home: '/agency/' } };
const message = {
  from_name: 'Ada ',
  from_email: 'ada@example.com',
  from_subject: 'A shop',
  from_number: '+234 1',
  from_message: ' Two\nlines ',
} satisfies Message;
const empty = messageOf(() => '');

const { page, server, errors, find, field, leave, write, click, submit, sendingEnds, ...form } =
  formPage();
const show = () => form.show(props);
const written = () => messageOf((name) => field(name).value);
/** One field of the message that the server received in a call. */
const received = (call: number, name: string) => new Map(form.received(call)).get(name);

/** A server that answers when the returned function is called. */
function manualServer() {
  const waiting: ((response: Response) => void)[] = [];
  server.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  return async (status: number, text = 'OK') => {
    await expect.poll(() => waiting.length).toBe(1);
    waiting.shift()?.(new Response(text, { status }));
    await sendingEnds();
  };
}

describe('without script', () => {
  beforeEach(() => form.showWithoutScript(props));

  test('the types are as specified, nothing is required and nothing has a length limit', () => {
    const types = fieldNames.map((name) => field(name).getAttribute('type'));
    expect(types).toEqual(['text', 'email', 'text', 'tel', null]);
    expect(field('from_message').getAttribute('rows')).toBe('5');
    expect(page.querySelectorAll('[required], [maxlength], [minlength], [pattern]')).toHaveLength(
      0,
    );
  });

  test('every field has a label, and its hint is in its description', () => {
    for (const name of fieldNames) {
      const { label, hint } = words.form.fields[name];
      expect(find(`label[for="${field(name).id}"]`).textContent).toBe(label);
      const described = field(name).getAttribute('aria-describedby');
      expect(described ? find(`#${described} > :first-child`).textContent : '').toBe(hint);
      expect(field(name).getAttribute('autocomplete')).toBeTruthy();
    }
  });

  test('the honeypot is out of reach of the keyboard and of assistive technology', () => {
    expect(field('company_website').getAttribute('tabindex')).toBe('-1');
    expect(field('company_website').getAttribute('autocomplete')).toBe('off');
    expect(field('company_website').closest('[aria-hidden="true"]')).not.toBeNull();
    // An inert field is sent, but no browser fills it from an address book.
    expect(field('company_website').closest('[inert]')).not.toBeNull();
    expect(field('from_message').closest('[inert]')).toBeNull();
  });

  test('password managers are told to leave the honeypot alone, and no other field', () => {
    const marks = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'];
    for (const mark of marks) {
      const marked = [...page.querySelectorAll(`[${mark}]`)].map((one) => one.getAttribute('name'));
      expect(marked).toEqual(['company_website']);
    }
  });
});

test('with script the control fields and the honeypot are switched off', async () => {
  await show();
  const names = [...page.querySelectorAll('input:disabled')].map((one) => one.getAttribute('name'));
  expect(names).toEqual(['lib_version', 'service_id', 'template_id', 'user_id', 'company_website']);
});

test('what is typed is sent although a program has put fields of the same names into the form', async () => {
  await show();
  await write(message);
  for (const name of fieldNames) {
    const typed = field(name);
    const copy = Object.assign(document.createElement('input'), { type: 'hidden', name });
    typed.before(copy);
    typed.after(copy.cloneNode());
  }
  await submit();
  await sendingEnds();
  for (const name of fieldNames) expect(received(0, name)).toBe(message[name]);
});

test('a second submit while a message is in flight sends nothing', async () => {
  const answer = manualServer();
  await show();
  await write(message);
  await submit();
  await write({ from_message: 'again', from_email: 'ada@example.com' });
  await submit();
  expect(field('from_message').value).toBe('again');
  await answer(200);
  expect(server).toHaveBeenCalledTimes(1);
  expect(field('from_message').value).toBe('again');
});

test('on failure there is another way to the agency, and the console has the reason without the message', async () => {
  server.mockImplementation(async () => new Response('The user_id is wrong', { status: 400 }));
  await show();
  await write(message);
  await submit();
  await sendingEnds();
  const alert = find('[role="alert"]');
  expect(alert.textContent).toContain(words.failure.sentences.rejected);
  expect(alert.querySelector('a')?.getAttribute('href')).toBe('mailto:hello@example.com');
  expect(errors.mock.calls.flat().join()).toContain('The user_id is wrong');
  expect(errors.mock.calls.flat().join()).not.toContain('ada@example.com');
});

test('a message that nobody can answer needs one confirmation, also when its first try fails', async () => {
  server.mockImplementationOnce(async () => new Response('no', { status: 400 }));
  await show();
  await write({ from_name: 'Ada', from_message: 'Hello' });
  await submit();
  expect(find('dialog').textContent).toContain(words.question.unanswerable.title);
  await click('Send anyway');
  await sendingEnds();
  expect(find('[role="alert"]')).toBeTruthy();
  await click('Try again');
  await sendingEnds();
  expect(server).toHaveBeenCalledTimes(2);
  expect(find('dialog').textContent).toContain('Great!');
});

test('Try again sends the current text of the form', async () => {
  server.mockImplementationOnce(async () => new Response('no', { status: 400 }));
  await show();
  await write(message);
  await submit();
  await sendingEnds();
  await write({ from_subject: 'Another shop' });
  await click('Try again');
  await sendingEnds();
  expect(received(1, 'from_subject')).toBe('Another shop');
  expect(find('dialog').textContent).toContain('Great!');
  expect(page.querySelector('[role="alert"]')).toBeNull();
});

test('a failure never overwrites new text: the unsent message is shown, and Try again sends it', async () => {
  const answer = manualServer();
  await show();
  await write(message);
  await submit();
  await write({ from_message: 'something new' });
  await answer(400, 'no');
  expect(written()).toEqual({ ...empty, from_message: 'something new' });
  expect(find('[role="alert"]').textContent).toContain(' Two\nlines ');
  expect(readDraft()).toEqual(message);
  await click('Try again');
  await answer(200);
  expect(received(1, 'from_message')).toBe(' Two\nlines ');
  expect(field('from_message').value).toBe('something new');
  expect(readDraft()?.from_message).toBe('something new');
});

test('a message without a text needs a confirmation before anything is sent or cleared', async () => {
  await show();
  await write({ ...message, from_message: '' });
  await submit();
  expect(find('dialog').textContent).toContain(words.question.empty.title);
  expect(server).not.toHaveBeenCalled();
  expect(field('from_name').value).toBe('Ada ');
  await click('Go back');
  expect(page.querySelector('dialog')).toBeNull();
  await expect.poll(() => document.activeElement === field('from_message')).toBe(true);
});

test('a draft is restored with a note, and can be discarded', async () => {
  keepDraft(message);
  await show();
  expect(written()).toEqual(message);
  expect(page.textContent).toContain(words.draft.restored);
  await click(words.draft.discard);
  expect(written()).toEqual(empty);
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  expect(page.textContent).not.toContain(words.draft.restored);
});

test('text typed before the script came is kept as a draft, and not overwritten by an older one', async () => {
  keepDraft(message);
  form.showWithoutScript(props);
  field('from_name').value = 'Grace';
  await form.startScript(props);
  expect(written()).toEqual({ ...message, from_name: 'Grace' });
  expect(readDraft()?.from_name).toBe('Grace');
});

test('the script leaves every element of the form in its place, and sends what is in the fields', async () => {
  form.showWithoutScript(props);
  const before = [...page.querySelectorAll('*')];
  const added = document.createElement('div');
  field('from_email').after(added);
  const wrapper = document.createElement('span');
  field('from_name').before(wrapper);
  wrapper.append(field('from_name'));
  field('from_message').value = message.from_message;
  await form.startScript(props);
  expect(before.every((element) => element.isConnected)).toBe(true);
  expect(added.isConnected && wrapper.isConnected).toBe(true);
  await write({ from_email: message.from_email });
  await submit();
  await sendingEnds();
  expect(received(0, 'from_message')).toBe(message.from_message);
  expect(find('dialog').textContent).toContain('Great!');
});

test('the draft is written shortly after typing, and at once when the page is left', async () => {
  await show();
  await write({ from_name: 'Ada' });
  expect(readDraft()).toBeUndefined();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft()?.from_name).toBe('Ada');
});

test('a message in flight stays the draft', async () => {
  manualServer();
  await show();
  await write(message);
  await submit();
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft()).toEqual(message);
});

test('a honeypot that a program filled in beside a person is left out', async () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
  await show();
  await write(message);
  field('company_website').value = 'https://agency.example';
  await submit();
  await sendingEnds();
  expect(received(0, 'company_website')).toBeUndefined();
  expect(received(0, 'from_message')).toBe(message.from_message);
});

test('a filled honeypot goes to the gateway, and never to the provider', async () => {
  await show();
  await write(message);
  field('company_website').value = 'https://spam.example';
  await submit();
  await sendingEnds();
  expect(received(0, 'company_website')).toBe('https://spam.example');
  await leave();
  await form.show({ ...props, mail: { ...mail, origin: 'https://api.emailjs.com' } });
  await write(message);
  field('company_website').value = 'https://spam.example';
  await submit();
  await sendingEnds();
  expect(find('dialog').textContent).toContain('Great!');
  expect(server).toHaveBeenCalledTimes(1);
});

describe('at an address with a subject', () => {
  test('the subject alone is filled in, once, and not over what the visitor typed', async () => {
    history.replaceState(null, '', `?subject=${'x'.repeat(300)}&from_name=Eve`);
    await show();
    expect(written()).toEqual({ ...empty, from_subject: 'x'.repeat(200) });
    expect(location.search).toBe('?from_name=Eve');
    history.replaceState(null, '', location.pathname);
  });
});
