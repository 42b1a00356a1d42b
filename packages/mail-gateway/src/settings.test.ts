import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../words/roots.ts';
import { readSettings, SettingsError, settingsTable } from './settings.ts';

function issuesOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof SettingsError ? error.issues : [];
  }
  return [];
}

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 4321,
      HOST: 'localhost',
      DATABASE_URL: `file:${path.join(projectRoot, 'data/messages.db')}`,
      MAIL_SERVICE_ID: 'agency_site',
      MAIL_TEMPLATE_ID: 'contact_form',
      MAIL_PUBLIC_KEY: 'public_site_key',
      TRUST_PROXY: false,
      BASE_PATH: '/',
    });
  });

  it('count an empty value as not set', () => {
    expect(readSettings({ PORT: '', MAIL_SERVICE_ID: ' ' })).toMatchObject({
      PORT: 4321,
      MAIL_SERVICE_ID: 'agency_site',
    });
  });

  it('are refused together, each with its name, the expected value and the given value', () => {
    const env = {
      PORT: 'eighty',
      BASE_PATH: '/a b/',
      ALLOWED_ORIGINS: 'https://one.example, two.example',
      SITE_DIR: '/does/not/exist',
      TRUST_PROXY: 'yes',
      EMAILJS_ORIGIN: 'https://api.emailjs.com/v1',
    };
    expect(issuesOf(env)).toEqual(
      [
        'SITE_DIR must be a folder that exists, got "/does/not/exist".',
        'PORT must be a whole number from 0 to 65535, got "eighty".',
        'BASE_PATH must be a path like / or /agency/, got "/a b/".',
        'EMAILJS_ORIGIN must be an address like https://agency.example, without a path, got "https://api.emailjs.com/v1".',
        'ALLOWED_ORIGINS must be an address like https://agency.example, without a path, got "https://one.example, two.example".',
        'TRUST_PROXY must be true, false, a number of proxies, or their addresses (10.0.0.0/8, ::1), got "yes".',
      ].sort((a, b) => order(a) - order(b)),
    );
  });

  it('take a language as a tag of BCP 47, as pages write it', () => {
    expect(issuesOf({ GATEWAY_LANGUAGE: 'de_AT' })).toEqual([
      'GATEWAY_LANGUAGE must be a language like de or de-AT, got "de_AT".',
    ]);
    expect(readSettings({ GATEWAY_LANGUAGE: 'DE-at' }).GATEWAY_LANGUAGE).toBe('de-AT');
    expect(readSettings({}).GATEWAY_LANGUAGE).toBeNull();
  });

  it('do not show a password in an issue', () => {
    const issues = issuesOf({
      SMTP_URL: 'http://me:secret@mail.example',
      MAIL_TO: 'me@example.com',
    });
    expect(issues).toEqual([
      'SMTP_URL must be smtp://user:password@mail.example:587 or smtps://….',
    ]);
    expect(issuesOf({ DATABASE_URL: 'mysql://me:secret@db/x' }).join()).not.toContain('secret');
  });

  const smtp = 'smtp://user:password@mail.example:587 or smtps://…';

  it.each([
    ['SMTP_URL', 'smtp://me:se#cret@mail.example', smtp, '# as %23'],
    ['SMTP_URL', 'smtp://me:12#cret@mail.example:587', smtp, '# as %23'],
    ['SMTP_URL', 'smtps://me:se?cret@mail.example', smtp, '? as %3F'],
    ['SMTP_URL', 'smtps://me:se/cret@mail.example', smtp, '/ as %2F'],
    ['SMTP_URL', 'smtps://me:1/cret@mail.example', smtp, '/ as %2F'],
    ['SMTP_URL', 'smtps://me:se[cr]et#@mail.example', smtp, '[ as %5B, ] as %5D, # as %23'],
    ['SMTP_URL', 'smtp://me:s@cr/et@mail.example', smtp, '@ as %40, / as %2F'],
    ['SMTP_URL', 'smtp://me:100% #1@mail.example', smtp, '% as %25, a space as %20, # as %23'],
    ['SMTP_URL', 'smtp://m/e:secret@mail.example', smtp, '/ as %2F'],
    [
      'DATABASE_URL',
      'postgres://me:se#cret@db.example/messages',
      'file:data/messages.db or postgres://user:password@host/database',
      '# as %23',
    ],
    [
      'DATABASE_URL',
      'postgres://me:s@cr/et@db.example/messages',
      'file:data/messages.db or postgres://user:password@host/database',
      '@ as %40, / as %2F',
    ],
    [
      'ALARM_WEBHOOK_URL',
      'https://me:se#cret@hooks.example/x',
      'an address like https://hooks.example/alarm',
      '# as %23',
    ],
    [
      'ALARM_WEBHOOK_URL',
      'https://me:12#cret@hooks.example/x',
      'an address like https://hooks.example/alarm',
      '# as %23',
    ],
  ])(
    'say how a password in a URL is written, and do not show it: %s=%s',
    (name, value, form, how) => {
      const env = { MAIL_TO: 'me@example.com', [name]: value };
      expect(issuesOf(env)).toEqual([
        `${name} must be ${form}, with special characters of user and password encoded: ${how}.`,
      ]);
    },
  );

  it.each([
    ['SMTP_URL', 'smtp://ada@agency.example:secret@mail.example'],
    ['SMTP_URL', 'smtp://me:pa%23ss@mail.example'],
    ['SMTP_URL', 'smtp://me:100%safe@mail.example'],
    ['SMTP_URL', 'smtps://me:s!$&()*+,;=~-._:ecret@mail.example?tls.rejectUnauthorized=false'],
    ['DATABASE_URL', 'postgres://me:100%safe@db.example/messages'],
    ['DATABASE_URL', 'postgres://me:pa%23ss@db.example/messages?user=me@tenant'],
    ['DATABASE_URL', 'postgres://db.example:5432/messages?user=me@tenant'],
    ['ALARM_WEBHOOK_URL', 'https://hooks.example/services/a@b/c?d=e@f#g@h'],
    ['ALARM_WEBHOOK_URL', 'https://hooks.example:8443/services/a@b'],
  ] as const)('take only an unambiguous URL: %s=%s', (name, value) => {
    const env = { MAIL_TO: 'me@example.com', [name]: value };
    expect(readSettings(env)[name]).toBe(value);
  });

  it('refuse a short secret for signing, and do not show it', () => {
    const GATEWAY_URL = 'https://agency.example';
    const issues = issuesOf({ OWNER_LINKS_SECRET: 'canary'.repeat(5), GATEWAY_URL });
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain('OWNER_LINKS_SECRET must be 32 characters or more');
    expect(issues[0]).not.toContain('canary');
    expect(issuesOf({ OWNER_LINKS_SECRET: 'x'.repeat(32), GATEWAY_URL })).toEqual([]);
  });

  it('want MAIL_TO once a mail server is set', () => {
    const env = { SMTP_URL: 'smtp://mail.example' };
    expect(issuesOf(env)).toEqual([
      'MAIL_TO is missing: with SMTP_URL set it must name who gets the mails.',
    ]);
    expect(readSettings({ ...env, MAIL_TO: 'a@one.example, b@two.example' }).MAIL_TO).toEqual([
      'a@one.example',
      'b@two.example',
    ]);
  });

  it.each([
    ['website@agency.example', '', 'website@agency.example'],
    ['<website@agency.example>', '', 'website@agency.example'],
    ['Ateliê Maré <ola@agency.example>', 'Ateliê Maré', 'ola@agency.example'],
    ['Ateliê Maré<ola@agency.example>', 'Ateliê Maré', 'ola@agency.example'],
    ['"Maré, \\"Ateliê\\"" <ola@agency.example>', 'Maré, "Ateliê"', 'ola@agency.example'],
    ['=?UTF-8?Q?Ateli=C3=AA_Mar=C3=A9?= <ola@agency.example>', 'Ateliê Maré', 'ola@agency.example'],
    [
      '=?utf-8?b?QXRlbGnDqg==?= =?iso-8859-1?q?_Mar=E9?= <ola@agency.example>',
      'Ateliê Maré',
      'ola@agency.example',
    ],
    ['=?x-none?Q?a?= <ola@agency.example>', '=?x-none?Q?a?=', 'ola@agency.example'],
    ['Müller & Söhne <info@डाटामेल.भारत>', 'Müller & Söhne', 'info@डाटामेल.भारत'],
    ['owner@localhost', '', 'owner@localhost'],
  ])('take the sender %s', (MAIL_FROM, name, address) => {
    expect(readSettings({ MAIL_FROM }).MAIL_FROM).toEqual({ name, address });
  });

  it.each([
    'Ateliê Maré',
    'Ateliê <ola>',
    'a@b.example, c@d.example',
    'A <a@b.example> <c@d.example>',
    'A <a@b.example>\nBcc: v@x.example',
    '<a@b.example',
  ])('say how a sender is written instead of %j', (MAIL_FROM) => {
    expect(issuesOf({ MAIL_FROM })).toEqual([
      `MAIL_FROM must be a mail address like owner@agency.example, or Agency <owner@agency.example>, got "${MAIL_FROM}".`,
    ]);
  });

  it('take recipients with their names, and a comma in a quoted name', () => {
    const MAIL_TO =
      '"Lovelace, Ada" <ada@agency.example>, Ben <ben@agency.example>,c@agency.example';
    expect(readSettings({ MAIL_TO }).MAIL_TO).toEqual([
      'ada@agency.example',
      'ben@agency.example',
      'c@agency.example',
    ]);
    expect(issuesOf({ MAIL_TO: 'Lovelace, Ada <ada@agency.example>' })).toHaveLength(1);
    const escaped = '"The \\"A, B\\" Studio" <a@one.example>, "C \\\\" <c@two.example>';
    expect(readSettings({ MAIL_TO: escaped }).MAIL_TO).toEqual(['a@one.example', 'c@two.example']);
  });

  it.each<[Record<string, string>, string]>([
    [{ SMTP_URL: 'smtp://mail.example', MAIL_TO: ',' }, 'MAIL_TO must be a mail address'],
    [{ ALLOWED_ORIGINS: ' , ' }, 'ALLOWED_ORIGINS must be an address'],
    [{ SITE_DIR: 'package.json' }, 'SITE_DIR must be a folder that exists'],
    [{ SITE_DIR: 'package.json/x' }, 'SITE_DIR must be a folder that exists'],
    [{ TRUST_PROXY: '999.1.1.1' }, 'TRUST_PROXY must be true, false, a number of proxies, or'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be'],
    [{ TRUST_PROXY: '::1/129' }, 'TRUST_PROXY must be'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY must be'],
    ...['messages.db', 'file:', 'file://host/m.db', 'file:data/'].map(
      (DATABASE_URL): [Record<string, string>, string] => [
        { DATABASE_URL },
        'DATABASE_URL must be file:data/messages.db or postgres://user:password@host/database.',
      ],
    ),
  ])('that could only fail later are refused: %j', (env, issue) => {
    const issues = issuesOf(env);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(issue);
  });

  it.each<[string, Record<string, string>]>([
    ['GATEWAY_URL is missing', { HOST: '0.0.0.0' }],
    ['GATEWAY_URL is missing', { HOST: '192.168.1.5' }],
    ['GATEWAY_URL is missing', { HOST: '::' }],
    ['GATEWAY_URL is missing', { TRUST_PROXY: 'true' }],
    ['GATEWAY_URL must begin with https://', { GATEWAY_URL: 'http://agency.example' }],
    ['SITE_URL must begin with https://', { SITE_URL: 'http://192.168.1.5:4321' }],
    ['', {}],
    ['', { HOST: '127.0.0.1', TRUST_PROXY: 'false' }],
    ['', { HOST: '::1' }],
    ['', { GATEWAY_URL: 'http://localhost:4321', HOST: '0.0.0.0' }],
    ['', { GATEWAY_URL: 'http://[::1]:4321' }],
    ['', { GATEWAY_URL: 'https://agency.example', HOST: '0.0.0.0' }],
    ['', { SITE_URL: 'https://agency.example', TRUST_PROXY: 'true' }],
  ])('of the admin are refused with "%s": %j', (issue, env) => {
    const issues = issuesOf({ ADMIN_EMAILS: 'ada@agency.example', ...env });
    expect(issues.map((each) => each.slice(0, issue.length))).toEqual(issue === '' ? [] : [issue]);
    expect(issuesOf({ ...env, ...('GATEWAY_URL' in env && { GATEWAY_URL: '' }) })).toEqual([]);
  });

  it('want all four EmailJS settings once one is set', () => {
    expect(issuesOf({ EMAILJS_SERVICE_ID: 's', EMAILJS_PUBLIC_KEY: 'k' })).toEqual([
      'EMAILJS_TEMPLATE_ID is missing: with EMAILJS_SERVICE_ID set the EmailJS relay needs all four.',
      'EMAILJS_PRIVATE_KEY is missing: with EMAILJS_SERVICE_ID set the EmailJS relay needs all four.',
    ]);
  });

  it.each([
    ['TRUST_PROXY', 'true', 1],
    ['TRUST_PROXY', '2', 2],
    ['TRUST_PROXY', 'false', false],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['TRUST_PROXY', 'fc00::/7,loopback, 192.168.1.1', ['fc00::/7', 'loopback', '192.168.1.1']],
    ['BASE_PATH', 'agency', '/agency/'],
    ['BASE_PATH', '/agency', '/agency/'],
    ['BASE_PATH', '/a/b/', '/a/b/'],
    ['BASE_PATH', '/', '/'],
    ['DATABASE_URL', 'file:./kept/m.db', `file:${path.join(projectRoot, 'kept/m.db')}`],
    ['DATABASE_URL', 'file:/var/lib/m.db', 'file:/var/lib/m.db'],
    ['DATABASE_URL', 'file:///var/lib/m%20m.db', 'file:/var/lib/m m.db'],
    ['DATABASE_URL', 'postgres://u:p@db.example/m', 'postgres://u:p@db.example/m'],
  ] as const)('understand %s=%s', (name, text, value) => {
    expect(readSettings({ [name]: text })[name]).toEqual(value);
  });
});

function order(issue: string): number {
  return Object.keys(settingsTable).findIndex((name) => issue.startsWith(name));
}
