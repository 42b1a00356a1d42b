// @vitest-environment happy-dom
/// <reference lib="dom" />
import emailjs, { EmailJSResponseStatus } from '@emailjs/browser';
import { describe, expect, it } from 'vitest';
import { ordinary, testApp } from '../../test/support/arrange.ts';

async function gateway() {
  const { app, store } = await testApp({ ALLOWED_ORIGINS: location.origin });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), store };
}

/** A contact form in a page, filled in, with a file input that nobody touched. */
function filledForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="from_name" value="Ada Lovelace">
    <input name="from_email" value="ada@example.com">
    <input name="from_subject" value="A new website">
    <input name="from_number" value="">
    <textarea name="from_message">One\nTwo 👩‍💻</textarea>
    <input type="file" name="attachment">
    <button name="submit">Submit</button>
  </form>`;
  const form = document.querySelector('form');
  if (!form) {
    throw new Error('no form');
  }
  return form;
}

const outcomeOf = (sending: Promise<EmailJSResponseStatus>) =>
  sending.then(
    ({ status, text }) => ({ status, text }),
    (reason) =>
      reason instanceof EmailJSResponseStatus
        ? { failed: reason.status, text: reason.text }
        : { failed: String(reason) },
  );

const { service_id, template_id, user_id: publicKey } = ordinary;

describe('the published EmailJS client', () => {
  it('sends a form', async () => {
    const { origin, store } = await gateway();
    emailjs.init({ publicKey }, origin);
    const outcome = await outcomeOf(emailjs.sendForm(service_id, template_id, filledForm()));
    expect(outcome).toEqual({ status: 200, text: 'OK' });
    expect((await store.list({ limit: 2 })).map(({ fields }) => fields)).toEqual([
      {
        from_name: 'Ada Lovelace',
        from_email: 'ada@example.com',
        from_subject: 'A new website',
        from_number: '',
        from_message: expect.stringMatching(/^One\r?\nTwo 👩‍💻$/),
      },
    ]);
  });

  it('sends parameters as JSON', async () => {
    const { origin, store } = await gateway();
    emailjs.init({ publicKey }, origin);
    const params = { from_name: 'Ada', from_number: 123, other: 'dropped' };
    const outcome = await outcomeOf(emailjs.send(service_id, template_id, params));
    expect(outcome).toEqual({ status: 200, text: 'OK' });
    const [message] = await store.list({ limit: 1 });
    expect(message?.fields).toMatchObject({ from_name: 'Ada', from_number: '123' });
  });
});
