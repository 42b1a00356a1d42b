import { describe, expect, test } from 'vitest';
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
  const names = [
    'SITE_URL',
    'BASE_PATH',
    'PUBLIC_MAIL_ORIGIN',
    'PUBLIC_MAIL_SERVICE_ID',
    'PUBLIC_MAIL_TEMPLATE_ID',
    'PUBLIC_MAIL_PUBLIC_KEY',
    'PUBLIC_MAIL_BLOCK_LIST',
    'PUBLIC_MAIL_RATE_LIMIT_MS',
    'PUBLIC_MAIL_BLOCK_HEADLESS',
  ];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(
    readSettings({}),
  );
});

test('every setting is taken as it is given', () => {
  expect(
    readSettings({
      SITE_URL: 'https://agency.example',
      BASE_PATH: '/agency/',
      PUBLIC_MAIL_ORIGIN: 'https://api.emailjs.com',
      PUBLIC_MAIL_SERVICE_ID: 'service_1',
      PUBLIC_MAIL_TEMPLATE_ID: 'template_1',
      PUBLIC_MAIL_PUBLIC_KEY: 'key_1',
      PUBLIC_MAIL_BLOCK_LIST: ' a@example.com, b@example.com ,',
      PUBLIC_MAIL_RATE_LIMIT_MS: '10000',
      PUBLIC_MAIL_BLOCK_HEADLESS: 'true',
    }),
  ).toEqual({
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

describe('a base path', () => {
  test.each([
    ['/', '/'],
    ['/agency', '/agency/'],
    ['/agency/', '/agency/'],
    ['/our/site', '/our/site/'],
  ])('%s is used as %s', (given, used) => {
    expect(readSettings({ BASE_PATH: given }).basePath).toBe(used);
  });

  test.each(['agency', '//agency', '/our//site', '/a b', '/a?b', '/../a', 'https://example.com/a'])(
    '%s is refused',
    (given) => {
      expect(messageFor({ BASE_PATH: given })).toContain(
        `BASE_PATH must be a path such as / or /agency/, got '${given}'.`,
      );
    },
  );
});

describe('an address', () => {
  test('loses the slash at its end', () => {
    expect(readSettings({ SITE_URL: 'https://agency.example/' }).siteUrl).toBe(
      'https://agency.example',
    );
  });

  test.each([
    'agency.example',
    'ftp://agency.example',
    'javascript:alert(1)',
    'https://a.example?b',
  ])('%s is refused', (given) => {
    expect(messageFor({ SITE_URL: given })).toMatch(/SITE_URL must be an address/);
  });
});

test.each(['https://example.com/agency', 'https://example.com/agency/', 'https://example.com//a'])(
  'the site address %s is refused for its path, which has a setting of its own',
  (given) => {
    expect(messageFor({ SITE_URL: given })).toContain(
      `SITE_URL must be an address without a path, such as https://example.com; the path belongs in BASE_PATH, got '${given}'.`,
    );
  },
);

test('the address of the mail service may have a path', () => {
  const env = { PUBLIC_MAIL_ORIGIN: 'https://example.com/mail/' };
  expect(readSettings(env).mail.origin).toBe('https://example.com/mail');
});

test.each(['yes', 'on', '2'])('a switch refuses %s', (given) => {
  expect(messageFor({ PUBLIC_MAIL_BLOCK_HEADLESS: given })).toContain(
    `PUBLIC_MAIL_BLOCK_HEADLESS must be true or false, got '${given}'.`,
  );
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('a switch takes %s', (given, expected) => {
  expect(readSettings({ PUBLIC_MAIL_BLOCK_HEADLESS: given }).mail.blockHeadless).toBe(expected);
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
