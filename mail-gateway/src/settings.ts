import { existsSync } from 'node:fs';
import path from 'node:path';
import * as parse from './setting-parsers.ts';

interface Setting<T> {
  /** The text used when the environment has none; empty means "not set". */
  readonly fallback: string;
  /** One sentence for the documentation. */
  readonly meaning: string;
  /** True when an empty value is one of its own, and not the same as none. */
  readonly mayBeEmpty?: true;
  /** True when the value must not be repeated in an error. */
  readonly secret?: true;
  readonly read: (text: string) => T;
}

const text = (value: string): string => value;
const builtSite = path.join(parse.projectRoot, 'site/dist');

/** Every setting of the gateway; docs/operating-the-gateway.md lists exactly these. */
export const settingsTable = {
  HOST: { fallback: 'localhost', meaning: 'Name or address to listen on.', read: text },
  PORT: {
    fallback: '4321',
    meaning: 'Port to listen on; 0 takes any free one.',
    read: (value) => parse.wholeNumber(value, 0, 65_535),
  },
  SITE_DIR: {
    fallback: existsSync(builtSite) ? builtSite : '',
    meaning: 'Folder of the built site.',
    read: (value) => (value === '' ? null : parse.folder(value)),
  },
  BASE_PATH: { fallback: '/', meaning: 'Path the site is served below.', read: parse.basePath },
  SITE_URL: {
    fallback: '',
    meaning: 'Address of the site when it lives on another host; it may send messages.',
    read: (value) => (value === '' ? null : parse.origin(value)),
  },
  HSTS_INCLUDE_SUBDOMAINS: {
    fallback: 'false',
    meaning: 'Whether the promise of HTTPS counts for all subdomains too: `true` or `false`.',
    read: parse.truth,
  },
  DATABASE_URL: {
    fallback: 'file:data/messages.db',
    meaning: 'Where messages are kept.',
    secret: true,
    read: parse.databaseUrl,
  },
  MAIL_SERVICE_ID: { fallback: 'agency_site', meaning: 'Service id to answer to.', read: text },
  MAIL_TEMPLATE_ID: { fallback: 'contact_form', meaning: 'Template id to answer to.', read: text },
  MAIL_PUBLIC_KEY: { fallback: 'public_site_key', meaning: 'Public key to answer to.', read: text },
  MAIL_TO: {
    fallback: '',
    meaning: 'Who gets the mails; several addresses separated by commas.',
    read: (value) => parse.list(value, parse.mailbox),
  },
  MAIL_FROM: {
    fallback: '',
    meaning: 'Sender of the mails; the first of `MAIL_TO` when not set.',
    read: (value) => (value === '' ? null : parse.mailbox(value)),
  },
  SMTP_URL: {
    fallback: '',
    meaning: 'Mail server to relay through.',
    secret: true,
    read: (value) => (value === '' ? null : parse.smtpUrl(value)),
  },
  EMAILJS_ORIGIN: {
    fallback: 'https://api.emailjs.com',
    meaning: 'EmailJS host to relay through.',
    read: parse.origin,
  },
  EMAILJS_SERVICE_ID: { fallback: '', meaning: 'Service id at EmailJS.', read: text },
  EMAILJS_TEMPLATE_ID: { fallback: '', meaning: 'Template id at EmailJS.', read: text },
  EMAILJS_PUBLIC_KEY: { fallback: '', meaning: 'Public key at EmailJS.', read: text },
  EMAILJS_PRIVATE_KEY: {
    fallback: '',
    meaning: 'Private key at EmailJS.',
    secret: true,
    read: text,
  },
  ALLOWED_ORIGINS: {
    fallback: '',
    meaning: 'Other origins whose pages may send messages, separated by commas.',
    read: (value) => parse.list(value, parse.origin),
  },
  TRUST_PROXY: {
    fallback: 'false',
    meaning:
      'Proxies whose `X-Forwarded-*` headers count: `true` (the nearest), a number, or addresses.',
    read: parse.proxies,
  },
  RATE_LIMIT_PER_MINUTE: {
    fallback: '60',
    meaning:
      'Messages one address may send in a minute before it is answered 429; 0 is no limit of any kind for one address.',
    read: (value) => parse.wholeNumber(value, 0, 1_000_000),
  },
  MAILS_PER_HOUR: {
    fallback: '30',
    meaning:
      'Messages of one address that are mailed in an hour; more are withheld; 0 is no limit.',
    read: (value) => parse.wholeNumber(value, 0, 1_000_000),
  },
  MAILS_PER_DAY: {
    fallback: '100',
    meaning: 'Messages of one address that are mailed in a day; 0 is no limit.',
    read: (value) => parse.wholeNumber(value, 0, 1_000_000),
  },
  MAILS_TOTAL_PER_HOUR: {
    fallback: '300',
    meaning: 'Messages of everybody that are mailed in an hour; 0 is no limit.',
    read: (value) => parse.wholeNumber(value, 0, 1_000_000),
  },
  MAILS_TOTAL_PER_DAY: {
    fallback: '1000',
    meaning: 'Messages of everybody that are mailed in a day; 0 is no limit.',
    read: (value) => parse.wholeNumber(value, 0, 1_000_000),
  },
  KEEP_SENT_DAYS: {
    fallback: '365',
    meaning: 'Days after which sent messages are deleted; 0 keeps them for ever.',
    read: (value) => parse.wholeNumber(value, 0, 100_000),
  },
  KEEP_SPAM_DAYS: {
    fallback: '30',
    meaning: 'Days after which withheld messages are deleted; 0 keeps them for ever.',
    read: (value) => parse.wholeNumber(value, 0, 100_000),
  },
  DIGEST_AT: {
    fallback: '07:00',
    meaning: 'Time of the daily digest, in `TZ`; with an empty value there is none.',
    mayBeEmpty: true,
    read: (value) => (value === '' ? null : parse.timeOfDay(value)),
  },
  TZ: {
    fallback: '',
    meaning: 'Time zone of `DIGEST_AT` and of times in mails; the machine’s when not set.',
    read: (value) => (value === '' ? undefined : parse.timeZone(value)),
  },
  OWNER_LINKS_SECRET: {
    fallback: '',
    meaning: 'Signs the links of the digest: 32 characters or more that nobody else knows.',
    secret: true,
    read: (value) => (value === '' ? null : parse.longSecret(value)),
  },
  GATEWAY_URL: {
    fallback: '',
    meaning: 'Public address of the gateway, for the links of the digest.',
    read: (value) => (value === '' ? null : parse.webAddress(value).replace(/\/+$/, '')),
  },
  ALARM_WEBHOOK_URL: {
    fallback: '',
    meaning: 'Address that alarms are posted to as JSON.',
    secret: true,
    read: (value) => (value === '' ? null : parse.webAddress(value)),
  },
  METRICS_TOKEN: {
    fallback: '',
    meaning: 'Bearer token for `/metrics`; without one only this machine may read them.',
    secret: true,
    read: text,
  },
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof settingsTable;
type Values = { [Name in SettingName]: ReturnType<(typeof settingsTable)[Name]['read']> };

/** Settings read and checked; built only by readSettings. */
export type Settings = Values;

/** Whether anything is set to mail messages. */
export const isRelayed = ({
  SMTP_URL,
  EMAILJS_SERVICE_ID,
}: Pick<Settings, 'SMTP_URL' | 'EMAILJS_SERVICE_ID'>) =>
  SMTP_URL !== null || EMAILJS_SERVICE_ID !== '';

/** Thrown by readSettings: `faults` has one sentence for each wrong setting. */
export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const count =
      faults.length === 1 ? 'one setting is wrong' : `${faults.length} settings are wrong`;
    super(`Cannot start: ${count}.\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Turns the environment into settings. An empty value counts as not set.
 * @throws SettingsError listing every wrong setting by name with what was expected.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(settingsTable)) {
    const text = env[name]?.trim() ?? setting.fallback;
    const given = setting.mayBeEmpty ? text : text || setting.fallback;
    try {
      values[name] = setting.read(given);
    } catch (error) {
      if (!(error instanceof parse.InvalidSetting)) {
        throw error;
      }
      const got = setting.secret ? '' : `, got "${given}"`;
      faults.push(`${name} must be ${error.message}${got}.`);
    }
  }
  faults.push(...missingPartners(env));
  if (faults.length > 0) {
    throw new SettingsError(faults);
  }
  return values as Settings;
}

function missingPartners(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: SettingName) => Boolean(env[name]?.trim());
  const faults: string[] = [];
  if (isSet('SMTP_URL') && !isSet('MAIL_TO')) {
    faults.push('MAIL_TO is missing: with SMTP_URL set it must name who gets the mails.');
  }
  if (isSet('OWNER_LINKS_SECRET') !== isSet('GATEWAY_URL')) {
    const missing = isSet('GATEWAY_URL') ? 'OWNER_LINKS_SECRET' : 'GATEWAY_URL';
    faults.push(`${missing} is missing: the links of the digest need both.`);
  }
  const emailjs: SettingName[] = [
    'EMAILJS_SERVICE_ID',
    'EMAILJS_TEMPLATE_ID',
    'EMAILJS_PUBLIC_KEY',
    'EMAILJS_PRIVATE_KEY',
  ];
  const present = emailjs.filter(isSet);
  for (const name of present.length > 0 ? emailjs.filter((each) => !isSet(each)) : []) {
    faults.push(`${name} is missing: with ${present[0]} set the EmailJS relay needs all four.`);
  }
  return faults;
}
