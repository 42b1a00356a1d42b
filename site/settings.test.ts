import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

/** The message of the error for a wrong environment. */
function messageFor(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const everySetting = {
  SITE_URL: 'https://agency.example',
  BASE_PATH: '/agency/',
  PUBLIC_MAIL_ORIGIN: 'https://api.emailjs.com',
  PUBLIC_MAIL_SERVICE_ID: 'service_1',
  PUBLIC_MAIL_TEMPLATE_ID: 'template_1',
  PUBLIC_MAIL_PUBLIC_KEY: 'key_1',
  PUBLIC_MAIL_BLOCK_LIST: ' a@example.com, b@example.com ,',
  PUBLIC_MAIL_RATE_LIMIT_MS: '10000',
  PUBLIC_MAIL_BLOCK_HEADLESS: 'true',
};

test('without any setting the site sends to the gateway that serves it', () => {
  expect(readSettings({})).toEqual({
    siteUrl: '',
    basePath: '/',
    mail: {
      origin: '',
      serviceId: 'agency_site',
      templateId: 'contact_form',
      publicKey: 'public_site_key',
      blockList: [],
      rateLimitMs: 0,
      blockHeadless: false,
    },
  });
});

test('an empty setting is the same as none', () => {
  const empty = Object.fromEntries(Object.keys(everySetting).map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('every setting is taken as it is given', () => {
  expect(readSettings(everySetting)).toEqual({
    siteUrl: 'https://agency.example',
    basePath: '/agency/',
    mail: {
      origin: 'https://api.emailjs.com',
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'key_1',
      blockList: ['a@example.com', 'b@example.com'],
      rateLimitMs: 10_000,
      blockHeadless: true,
    },
  });
});

test.each([
  ['/', '/'],
  ['/agency', '/agency/'],
  ['/agency/', '/agency/'],
  ['/our/site', '/our/site/'],
])('the base path %s is used as %s', (given, used) => {
  expect(readSettings({ BASE_PATH: given }).basePath).toBe(used);
});

test('an address loses the slash at its end, and the address of the mail service may have a path', () => {
  expect(readSettings({ SITE_URL: 'https://agency.example/' }).siteUrl).toBe(
    'https://agency.example',
  );
  const env = { PUBLIC_MAIL_ORIGIN: 'https://example.com/mail/' };
  expect(readSettings(env).mail.origin).toBe('https://example.com/mail');
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('a switch takes %s', (given, expected) => {
  expect(readSettings({ PUBLIC_MAIL_BLOCK_HEADLESS: given }).mail.blockHeadless).toBe(expected);
});

/** Wrong values of a setting, and the expected form. */
const refused: [name: string, values: string[], expected: string][] = [
  [
    'BASE_PATH',
    ['agency', '//agency', '/our//site', '/a b', '/a?b', '/../a', 'https://example.com/a'],
    'a path such as / or /agency/',
  ],
  [
    'SITE_URL',
    ['agency.example', 'ftp://agency.example', 'javascript:alert(1)'],
    'an address such as https://mail.example.com',
  ],
  ['SITE_URL', ['https://a.example?b'], 'an address without ? and #'],
  [
    'SITE_URL',
    ['https://example.com/agency', 'https://example.com/agency/', 'https://example.com//a'],
    'an address without a path, such as https://example.com; the path belongs in BASE_PATH',
  ],
  ['PUBLIC_MAIL_BLOCK_HEADLESS', ['yes', 'on', '2'], 'true or false'],
];

test.each(refused)('%s refuses %j', (name, values, expected) => {
  for (const value of values) {
    expect(messageFor({ [name]: value })).toContain(`${name} must be ${expected}, got '${value}'.`);
  }
});

test('all wrong settings are listed at once, with what was expected and what was found', () => {
  expect(
    messageFor({
      SITE_URL: 'agency',
      BASE_PATH: 'agency',
      PUBLIC_MAIL_ORIGIN: 'mail',
      PUBLIC_MAIL_SERVICE_ID: ' ',
      PUBLIC_MAIL_TEMPLATE_ID: ' ',
      PUBLIC_MAIL_PUBLIC_KEY: ' ',
      PUBLIC_MAIL_RATE_LIMIT_MS: 'ten',
      PUBLIC_MAIL_BLOCK_HEADLESS: 'maybe',
    }),
  ).toBe(
    [
      'The site cannot be built with these settings:',
      "  SITE_URL must be an address such as https://mail.example.com, got 'agency'.",
      "  BASE_PATH must be a path such as / or /agency/, got 'agency'.",
      "  PUBLIC_MAIL_ORIGIN must be an address such as https://mail.example.com, got 'mail'.",
      "  PUBLIC_MAIL_SERVICE_ID must be a service id, got ' '.",
      "  PUBLIC_MAIL_TEMPLATE_ID must be a template id, got ' '.",
      "  PUBLIC_MAIL_PUBLIC_KEY must be a public key, got ' '.",
      "  PUBLIC_MAIL_RATE_LIMIT_MS must be a whole number of milliseconds, got 'ten'.",
      "  PUBLIC_MAIL_BLOCK_HEADLESS must be true or false, got 'maybe'.",
    ].join('\n'),
  );
});

test('addresses are written as browsers ask for them, whatever letters their hosts have', () => {
  const { siteUrl, mail } = readSettings({
    SITE_URL: 'https://Büro.Example/',
    PUBLIC_MAIL_ORIGIN: 'https://Mail.Büro.Example/Post/',
  });
  expect(siteUrl).toBe('https://xn--bro-hoa.example');
  expect(mail.origin).toBe('https://mail.xn--bro-hoa.example/Post');
});
