import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { projectRoot } from '../../words/roots.ts';
import type { Mailbox } from './mail-address.ts';
import { webhookIssues, webhookSettings } from './outbox/webhook/webhook-settings.ts';
import { publicAddressIssues } from './public-address.ts';
import { setting } from './setting.ts';
import {
  basePath,
  folder,
  languageTag,
  list,
  longSecret,
  mailbox,
  oneOf,
  optional,
  origin,
  person,
  proxies,
  recipient,
  text,
  timeOfDay,
  timeZone,
  trueOrFalse,
  wholeNumber,
} from './setting-schemas.ts';
import { databaseUrl, smtpUrl, webAddress } from './setting-urls.ts';

const builtSite = path.join(projectRoot, 'site/dist');
const messages = wholeNumber(0, 1_000_000);
const days = wholeNumber(0, 100_000);

/** Every setting of the gateway; .env.example lists them too. */
export const settingsTable = {
  HOST: setting('localhost', text, 'Name or address to listen on.'),
  PORT: setting('4321', wholeNumber(0, 65_535), 'Port to listen on; 0 takes any free one.'),
  SITE_DIR: setting(
    existsSync(builtSite) ? builtSite : '',
    optional(folder),
    'Folder of the built site.',
  ),
  BASE_PATH: setting('/', basePath, 'Path the site is served below.'),
  SITE_URL: setting(
    '',
    optional(origin),
    'Address of the site when it lives on another host; it may send messages.',
  ),
  HSTS_INCLUDE_SUBDOMAINS: setting(
    'false',
    trueOrFalse,
    'Whether the promise of HTTPS counts for all subdomains too: `true` or `false`.',
  ),
  DATABASE_URL: setting('file:data/messages.db', databaseUrl, 'Where messages are kept.', {
    secret: true,
  }),
  MAIL_SERVICE_ID: setting('agency_site', text, 'Service id to answer to.'),
  MAIL_TEMPLATE_ID: setting('contact_form', text, 'Template id to answer to.'),
  MAIL_PUBLIC_KEY: setting('public_site_key', text, 'Public key to answer to.'),
  MAIL_TO: setting(
    '',
    list(recipient),
    'Who gets the mails; several addresses separated by commas.',
  ),
  MAIL_FROM: setting(
    '',
    optional(mailbox),
    'Sender of the mails, with a name or without: `Ada’s Agency <website@agency.example>`; the first of `MAIL_TO` when not set.',
  ),
  SMTP_URL: setting('', optional(smtpUrl), 'Mail server to relay through.', { secret: true }),
  EMAILJS_ORIGIN: setting('https://api.emailjs.com', origin, 'EmailJS host to relay through.'),
  EMAILJS_SERVICE_ID: setting('', text, 'Service id at EmailJS.'),
  EMAILJS_TEMPLATE_ID: setting('', text, 'Template id at EmailJS.'),
  EMAILJS_PUBLIC_KEY: setting('', text, 'Public key at EmailJS.'),
  EMAILJS_PRIVATE_KEY: setting('', text, 'Private key at EmailJS.', { secret: true }),
  ALLOWED_ORIGINS: setting(
    '',
    list(origin),
    'Other origins whose pages may send messages, separated by commas.',
  ),
  TRUST_PROXY: setting(
    'false',
    proxies,
    'Proxies whose `X-Forwarded-*` headers count: `true` (the nearest), a number, or addresses.',
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    '60',
    messages,
    'Messages one address may send in a minute before it is answered 429; 0 is no limit of any kind for one address.',
  ),
  MAILS_PER_HOUR: setting(
    '30',
    messages,
    'Messages of one address that are mailed in an hour; more are withheld; 0 is no limit.',
  ),
  MAILS_PER_DAY: setting(
    '100',
    messages,
    'Messages of one address that are mailed in a day; 0 is no limit.',
  ),
  MAILS_TOTAL_PER_HOUR: setting(
    '300',
    messages,
    'Messages of everybody that are mailed in an hour; 0 is no limit.',
  ),
  MAILS_TOTAL_PER_DAY: setting(
    '1000',
    messages,
    'Messages of everybody that are mailed in a day; 0 is no limit.',
  ),
  KEEP_SENT_DAYS: setting(
    '365',
    days,
    'Days after which sent messages are deleted; 0 keeps them for ever.',
  ),
  KEEP_SPAM_DAYS: setting(
    '30',
    days,
    'Days after which withheld messages are deleted; 0 keeps them for ever.',
  ),
  FILES_MEGABYTES: setting(
    '1000',
    messages,
    'Most megabytes that visitors’ files take in the database; more are refused; 0 takes none.',
  ),
  DIGEST_AT: setting(
    '07:00',
    optional(timeOfDay),
    'Time of the daily digest, in `TZ`; with an empty value there is none.',
    { mayBeEmpty: true },
  ),
  TZ: setting(
    '',
    optional(timeZone).transform((zone) => zone ?? undefined),
    'Time zone of `DIGEST_AT` and of times in mails and at /admin; the machine’s when not set.',
  ),
  GATEWAY_LANGUAGE: setting(
    '',
    optional(languageTag),
    'Language of mails and of the gateway’s own pages, such as `de-AT`; that of the served site when not set.',
  ),
  OWNER_LINKS_SECRET: setting(
    '',
    optional(longSecret),
    'Signs the links of mails and of the digest: 32 characters or more that nobody else knows.',
    { secret: true },
  ),
  GATEWAY_URL: setting(
    '',
    optional(webAddress.transform((url) => url.replace(/\/+$/, ''))),
    'Public address of the gateway, for the links of mails, of the digest and of `/admin`, whose cookies follow it.',
  ),
  ADMIN_EMAILS: setting(
    '',
    list(person),
    'First people of the admin at `/admin`, separated by commas: an address, and `=publish` or `=edit` behind that of somebody who is no owner. Owners invite others there. Without any there is no `/admin`.',
  ),
  ADMIN_SOCKET: setting(
    'data/admin.sock',
    text.transform((value) => path.resolve(projectRoot, value)),
    'Unix socket of the admin’s own process.',
  ),
  CONFIRMATIONS_PER_DAY: setting(
    '100',
    wholeNumber(1, 100_000),
    'Most confirmations that go to visitors in a day, when `content/contact` has the text of one.',
  ),
  ...webhookSettings,
  FIGURES: setting(
    'on',
    oneOf(['on', 'off']),
    'Whether visits to the pages are counted, without cookies or addresses: `on` or `off`.',
  ),
  ALARM_WEBHOOK_URL: setting(
    '',
    optional(webAddress),
    'Address that alarms are posted to as JSON.',
    { secret: true },
  ),
  METRICS_TOKEN: setting(
    '',
    text,
    'Bearer token for `/metrics`; without one only this machine may read them.',
    { secret: true },
  ),
};

export type SettingName = keyof typeof settingsTable;

/** Settings read and checked; built only by readSettings. */
export type Settings = {
  [Name in SettingName]: z.output<(typeof settingsTable)[Name]['schema']>;
};

export const isRelayed = ({
  SMTP_URL,
  EMAILJS_SERVICE_ID,
}: Pick<Settings, 'SMTP_URL' | 'EMAILJS_SERVICE_ID'>) =>
  SMTP_URL !== null || EMAILJS_SERVICE_ID !== '';

/** The sender of mails; the name is empty if MAIL_FROM has none. */
export const senderOf = ({
  MAIL_FROM,
  MAIL_TO,
}: Pick<Settings, 'MAIL_FROM' | 'MAIL_TO'>): Mailbox =>
  MAIL_FROM ?? { name: '', address: MAIL_TO[0] ?? '' };

/** Thrown by readSettings: `issues` has one sentence for each wrong setting. */
export class SettingsError extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    const count =
      issues.length === 1 ? 'one setting is wrong' : `${issues.length} settings are wrong`;
    super(`Cannot start: ${count}.\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
    this.issues = issues;
  }
}

/**
 * Turns the environment into settings. An empty value counts as not set.
 * @throws SettingsError listing every wrong setting by name with what was expected.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const issues: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { fallback, schema, mayBeEmpty, secret }] of Object.entries(settingsTable)) {
    const text = env[name]?.trim() ?? fallback;
    const given = mayBeEmpty ? text : text || fallback;
    const { data, error } = schema.safeParse(given);
    values[name] = data;
    if (error) {
      const got = secret ? '' : `, got "${given}"`;
      issues.push(`${name} must be ${error.issues[0]?.message}${got}.`);
    }
  }
  issues.push(...missingPartners(env), ...publicAddressIssues(env));
  issues.push(...webhookIssues(env));
  if (issues.length > 0) {
    throw new SettingsError(issues);
  }
  return values as Settings;
}

function missingPartners(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: SettingName) => Boolean(env[name]?.trim());
  const issues: string[] = [];
  if (isSet('SMTP_URL') && !isSet('MAIL_TO')) {
    issues.push('MAIL_TO is missing: with SMTP_URL set it must name who gets the mails.');
  }
  if (isSet('OWNER_LINKS_SECRET') && !isSet('GATEWAY_URL')) {
    issues.push('GATEWAY_URL is missing: the links of the digest need both.');
  }
  // With ADMIN_EMAILS, the links to sign in use GATEWAY_URL without a secret.
  if (isSet('GATEWAY_URL') && !isSet('OWNER_LINKS_SECRET') && !isSet('ADMIN_EMAILS')) {
    issues.push('OWNER_LINKS_SECRET is missing: the links of the digest need both.');
  }
  const emailjs: SettingName[] = [
    'EMAILJS_SERVICE_ID',
    'EMAILJS_TEMPLATE_ID',
    'EMAILJS_PUBLIC_KEY',
    'EMAILJS_PRIVATE_KEY',
  ];
  const present = emailjs.filter(isSet);
  const missing = emailjs.filter((name) => !isSet(name));
  if (present.length > 0) {
    for (const name of missing) {
      issues.push(`${name} is missing: with ${present[0]} set the EmailJS relay needs all four.`);
    }
  }
  return issues;
}
