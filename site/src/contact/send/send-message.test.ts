// @vitest-environment happy-dom
import emailjs, { EmailJSResponseStatus } from '@emailjs/browser';
import packageFile from '@emailjs/browser/package.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mail as gateway } from '../../gallery/example-contact.ts';
import { controlFields, type MailSettings, PROVIDER_ORIGIN } from './mail-settings.ts';
import type { Message } from './message.ts';
import { SendFailure } from './send-failure.ts';
import { sendMessage } from './send-message.ts';

const message: Message = {
  from_name: 'Ada',
  from_email: 'ada@example.com',
  from_subject: 'A shop',
  from_number: '+234 1 234',
  from_message: 'Two\nlines',
};
const provider: MailSettings = { ...gateway, origin: PROVIDER_ORIGIN };

const server = vi.fn<typeof fetch>();
const answer = (status: number, text = 'OK', headers = {}) =>
  new Response(status === 204 ? null : text, { status, headers });
const silence: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const parts = (call = 0) => {
  const body = server.mock.calls[call]?.[1]?.body;
  return body instanceof FormData ? [...body.entries()] : [];
};

const addresses = () =>
  server.mock.calls.map(([address]) => new URL(String(address), location.href).href);
/** A signal of the fake clock: the real one has a timer of its own. */
const fakeTimeout = (ms: number) => {
  const timer = new AbortController();
  setTimeout(() => timer.abort(new DOMException('timed out', 'TimeoutError')), ms);
  return timer.signal;
};

/** The outcome of a send, and its duration on the fake clock. */
async function outcome(mail: MailSettings, sent = message, honeypot = '') {
  const start = Date.now();
  let ended = 0;
  const sending = sendMessage(sent, mail, honeypot)
    .then(() => 'delivered')
    .catch((thrown: unknown) =>
      thrown instanceof SendFailure ? thrown.cause : 'not a SendFailure',
    )
    .finally(() => {
      ended = Date.now() - start;
    });
  await vi.advanceTimersByTimeAsync(20_000);
  return { result: await sending, took: ended };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(fakeTimeout);
  vi.stubGlobal(
    'fetch',
    server.mockReset().mockImplementation(async () => answer(200)),
  );
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the protocol is that of the published client that is installed', () => {
  expect(controlFields(gateway).lib_version).toBe(packageFile.version);
});

test('the address of the call names a language that is not the first, to a gateway alone', async () => {
  for (const mail of [gateway, provider]) await outcome({ ...mail, language: 'fr' });
  expect(addresses()).toEqual([
    `${location.origin}/api/v1.0/email/send-form?language=fr`,
    `${PROVIDER_ORIGIN}/api/v1.0/email/send-form`,
  ]);
  expect(parts()).toHaveLength(9);
});

test('a message is one request with exactly nine parts, to the origin of the page', async () => {
  expect(await outcome(gateway)).toMatchObject({ result: 'delivered', took: 0 });
  expect(server).toHaveBeenCalledTimes(1);
  expect(addresses()).toEqual([`${location.origin}/api/v1.0/email/send-form`]);
  expect(parts()).toEqual([
    ...Object.entries(message),
    ['lib_version', '4.4.1'],
    ['service_id', 'service'],
    ['template_id', 'template'],
    ['user_id', 'key'],
  ]);
});

test.each([
  ['/agency', `${location.origin}/agency`],
  ['https://mail.example.com/agency', 'https://mail.example.com/agency'],
])('a path in the mail origin %s is kept', async (origin, expected) => {
  await outcome({ ...gateway, origin });
  expect(addresses()).toEqual([`${expected}/api/v1.0/email/send-form`]);
});

test('what a program wrote into the honeypot is sent, so that the gateway can quarantine the message', async () => {
  await outcome(gateway, message, 'https://spam.example');
  expect(parts()).toContainEqual(['company_website', 'https://spam.example']);
});

test("an empty 204 is a success, somebody else's page with status 200 is not", async () => {
  server.mockResolvedValueOnce(answer(204));
  expect((await outcome(gateway)).result).toBe('delivered');
  server.mockResolvedValueOnce(answer(200, '<html>Please log in to this network</html>'));
  expect((await outcome(gateway)).result).toBe('unexpected');
});

test('an error is a failure, even with the text OK', async () => {
  server.mockImplementation(async () => answer(500, 'OK'));
  expect((await outcome(provider)).result).toBe('unavailable');
});

test.each([
  [400, 'rejected'],
  [403, 'blocked'],
  [404, 'rejected'],
  [413, 'tooLarge'],
])('a gateway that answers %i is not asked again, and the failure is %s', async (status, cause) => {
  server.mockImplementation(async () => answer(status, 'no'));
  expect((await outcome(gateway)).result).toBe(cause);
  expect(server).toHaveBeenCalledTimes(1);
});

test('a gateway that is down for three seconds gets the message at the third try', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(503));
  expect(await outcome(gateway)).toEqual({ result: 'delivered', took: 4000 });
  expect(server).toHaveBeenCalledTimes(3);
  expect(parts(2)).toEqual(parts(0));
});

test('a gateway that stays down is given up after three tries', async () => {
  server.mockImplementation(async () => answer(503, 'down'));
  expect(await outcome(gateway)).toEqual({ result: 'unavailable', took: 4000 });
  expect(server).toHaveBeenCalledTimes(3);
});

test('a silent gateway is given up after six seconds a try, and fifteen in all', async () => {
  server.mockImplementation(silence);
  const { result, took } = await outcome(gateway);
  expect(result).toBe('timedOut');
  expect(took).toBeLessThanOrEqual(15_000);
  expect(server).toHaveBeenCalledTimes(2);
  expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('a silent provider is asked once and given up after fifteen seconds', async () => {
  server.mockImplementation(silence);
  expect(await outcome(provider)).toEqual({ result: 'timedOut', took: 15_000 });
  expect(server).toHaveBeenCalledTimes(1);
});

test('a failure of the provider is final: it cannot tell a repeated message from a new one', async () => {
  server.mockImplementation(async () => answer(500, 'fault'));
  expect(await outcome(provider)).toEqual({ result: 'unavailable', took: 0 });
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await outcome(provider)).toEqual({ result: 'unreachable', took: 0 });
  expect(server).toHaveBeenCalledTimes(2);
});

test('after "too many" from the provider there is one more try, more than a second later', async () => {
  server.mockResolvedValueOnce(answer(429));
  const { result, took } = await outcome(provider);
  expect(result).toBe('delivered');
  expect(took).toBeGreaterThanOrEqual(1100);
  server.mockImplementation(async () => answer(429));
  expect((await outcome(provider)).result).toBe('tooMany');
  expect(server).toHaveBeenCalledTimes(4);
});

test('a gateway that asks for four seconds gets them', async () => {
  server.mockResolvedValueOnce(answer(429, 'slow down', { 'Retry-After': '4' }));
  expect(await outcome(gateway)).toEqual({ result: 'delivered', took: 4000 });
});

test('an address on the block list is refused in any spelling, and nothing is sent', async () => {
  const mail = {
    ...gateway,
    blockList: ['ADA@Example.com', 'eve@example.com', 'bob@büro.example'],
  };
  expect((await outcome(mail)).result).toBe('blocked');
  expect((await outcome(mail, { ...message, from_email: ' eve@EXAMPLE.com' })).result).toBe(
    'blocked',
  );
  for (const from_email of ['ｅｖｅ@ｅxample.com', 'bob@xn--bro-hoa.example']) {
    expect((await outcome(mail, { ...message, from_email })).result).toBe('blocked');
  }
  expect(server).not.toHaveBeenCalled();
  expect((await outcome(mail, { ...message, from_email: 'bo@example.com' })).result).toBe(
    'delivered',
  );
});

test('the headless block refuses a browser that a program runs', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
  expect((await outcome({ ...gateway, blockHeadless: true })).result).toBe('headless');
  expect(server).not.toHaveBeenCalled();
  expect((await outcome(gateway)).result).toBe('delivered');
});

test('the rate limit refuses a second message until the time is over', async () => {
  const mail = { ...gateway, rateLimitMs: 60_000 };
  expect((await outcome(mail)).result).toBe('delivered');
  expect(await outcome(mail)).toEqual({ result: 'tooMany', took: 0 });
  expect(server).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await outcome(mail)).result).toBe('delivered');
});

test('a message that failed does not use up the rate limit', async () => {
  const mail = { ...gateway, rateLimitMs: 60_000 };
  server.mockResolvedValueOnce(answer(400, 'no'));
  expect((await outcome(mail)).result).toBe('rejected');
  expect((await outcome(mail)).result).toBe('delivered');
});

test('the rate limit does not stop retries after a failure of the gateway', async () => {
  server.mockResolvedValueOnce(answer(503));
  expect((await outcome({ ...gateway, rateLimitMs: 60_000 })).result).toBe('delivered');
});

test('a time in the future, from a clock that was set back since, does not limit', async () => {
  localStorage.setItem('contact-last-sent', `${Date.now() + 5000}`);
  expect((await outcome({ ...gateway, rateLimitMs: 60_000 })).result).toBe('delivered');
});

test('without a rate limit the browser stores nothing about a message', async () => {
  await outcome(gateway);
  expect(localStorage).toHaveLength(0);
});

test('where storage is denied a message is sent, and the rate limit lasts as long as the page', async () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const mail = { ...gateway, rateLimitMs: 60_000 };
  expect((await outcome(mail)).result).toBe('delivered');
  expect((await outcome(mail)).result).toBe('tooMany');
});

describe('with a file', () => {
  const withFile = (bytes: number): Message => ({
    ...message,
    answers: [['budget', '10,000']],
    file: { field: 'plan', content: new File([new Uint8Array(bytes)], 'plan.pdf') },
  });

  test('answers and file stand between the five fields and the control fields', async () => {
    await outcome(gateway, withFile(1));
    expect(parts().map(([name]) => name)).toEqual([
      ...Object.keys(message),
      'budget',
      'plan',
      ...Object.keys(controlFields(gateway)),
    ]);
    expect(parts()[6]?.[1]).toHaveProperty('name', 'plan.pdf');
  });

  test('a try has the time that the file takes over a slow line', async () => {
    server.mockImplementation(silence);
    expect((await outcome(provider, withFile(80_000))).took).toBe(16_000);
    const deadlines = vi.mocked(AbortSignal.timeout).mock.calls;
    await outcome(gateway, withFile(80_000));
    expect(deadlines.at(1)).toEqual([7000]);
  });

  test.each([
    [{ 'Refusal-Code': 'FILE_PROTECTED' }, 422, 'FILE_PROTECTED'],
    [{ 'Refusal-Code': 'FILE_TYPE' }, 415, 'FILE_TYPE'],
    [{ 'Refusal-Code': 'ANOTHER' }, 400, 'rejected'],
    [{}, 413, 'FILE_TOO_LARGE'],
  ])('an answer with %o and status %i means %s', async (headers, status, cause) => {
    server.mockImplementation(async () => answer(status, 'no', headers));
    expect(await outcome(gateway, withFile(1))).toEqual({ result: cause, took: 0 });
    expect(server).toHaveBeenCalledTimes(1);
  });
});

describe('the published client of the provider', () => {
  /** The outcome and the request of the published client for the same message and settings. */
  async function published(mail: MailSettings) {
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(message))
      form.append(Object.assign(document.createElement('textarea'), { name, value }));
    emailjs.init({
      origin: location.origin,
      publicKey: mail.publicKey,
      blockHeadless: mail.blockHeadless,
      blockList: { list: [...mail.blockList], watchVariable: 'from_email' },
      limitRate: { id: 'contact-last-sent', throttle: mail.rateLimitMs },
      storageProvider: {
        get: async (key) => localStorage.getItem(key),
        set: async () => {},
        remove: async () => {},
      },
    });
    return emailjs.sendForm(mail.serviceId, mail.templateId, form).then(
      () => 'delivered',
      (reason: unknown) =>
        reason instanceof EmailJSResponseStatus ? `${reason.status} ${reason.text}` : `${reason}`,
    );
  }

  const ours = (mail: MailSettings) =>
    sendMessage(message, mail).then(
      () => 'delivered',
      (reason: Error) => reason.message,
    );

  test('makes the same request', async () => {
    expect(await published(gateway)).toBe(await ours(gateway));
    expect(parts(0)).toHaveLength(9);
    expect(parts(1)).toEqual(parts(0));
    expect(addresses()[1]).toBe(addresses()[0]);
    const [first, second] = server.mock.calls.map(([, init]) => [
      init?.method,
      [...new Headers(init?.headers)],
    ]);
    expect(second).toEqual(first);
  });

  test.each<[string, Partial<MailSettings>]>([
    ['the public key is empty', { publicKey: '' }],
    ['the service id is empty', { serviceId: '' }],
    ['the template id is empty', { templateId: '' }],
    ['two ids are empty', { publicKey: '', templateId: '' }],
    [
      'an id is empty and the address is blocked',
      { serviceId: '', blockList: [message.from_email] },
    ],
    ['the address is blocked', { blockList: [message.from_email] }],
    ['the browser is headless and an id is empty', { blockHeadless: true, publicKey: '' }],
    ['the last message was just sent', { rateLimitMs: 60_000 }],
    ['address and time are against it', { rateLimitMs: 60_000, blockList: [message.from_email] }],
  ])('refuses with the same words, and no request, where %s', async (_, settings) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([]);
    localStorage.setItem('contact-last-sent', `${Date.now()}`);
    const mail = { ...gateway, ...settings };
    const refusal = await ours(mail);
    // For an empty id the client also names a page of the provider's website.
    expect((await published(mail)).replace(/\. Visit .*/, '')).toBe(refusal);
    expect(server).not.toHaveBeenCalled();
    expect((await outcome(mail)).result).not.toBe('not a SendFailure');
  });
});
