import { statSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that relative paths in settings are below: the project's root. */
export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** What a setting's text must be; thrown by the readers below, completed to a sentence by readSettings. */
export class InvalidSetting extends Error {}

/** A whole number from `least` to `most`; throws InvalidSetting otherwise. */
export function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new InvalidSetting(`a whole number from ${least} to ${most}`);
  }
  return value;
}

/** `true` or `false`; throws InvalidSetting otherwise. */
export function truth(text: string): boolean {
  if (text !== 'true' && text !== 'false') {
    throw new InvalidSetting('true or false');
  }
  return text === 'true';
}

/** An http or https origin such as https://agency.example, without path; throws InvalidSetting. */
export function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url?.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!url || !plain || !['http:', 'https:'].includes(url.protocol)) {
    throw new InvalidSetting('an address like https://agency.example, without a path');
  }
  return url.origin;
}

/** An http or https address with anything behind the host; throws InvalidSetting. */
export function webAddress(text: string): string {
  if (!/^https?:$/.test(URL.parse(text)?.protocol ?? '')) {
    throw new InvalidSetting('an address like https://hooks.example/alarm');
  }
  return text;
}

/**
 * A list separated by commas, every entry read by `one`. Empty text is an empty list; commas alone
 * are read as one empty entry, since somebody meant to set something.
 */
export function list<T>(text: string, one: (entry: string) => T): T[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const named = entries.filter((entry) => entry !== '');
  return (named.length === 0 && text.trim() !== '' ? [''] : named).map(one);
}

/**
 * One mail address on its own, in the plain form that every mail server takes.
 * Quoted local parts and comments are left out on purpose: they are what header tricks are made of.
 */
export function isMailAddress(text: string): boolean {
  const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
  const shape = new RegExp(
    `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${label}\\.)+(?=\\p{L})${label}$`,
    'u',
  );
  const [local = '', domain = ''] = text.split('@');
  return local.length <= 64 && domain.length <= 253 && /[^.]{2}$/u.test(domain) && shape.test(text);
}

/** A mail address for a setting; throws InvalidSetting. Hosts without a dot are allowed: `owner@localhost`. */
export function mailbox(text: string): string {
  if (!isMailAddress(text) && !/^[\w.+-]+@[\w-]+$/.test(text)) {
    throw new InvalidSetting('a mail address like owner@agency.example');
  }
  return text;
}

/** A time such as 07:00; throws InvalidSetting. */
export function timeOfDay(text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) {
    throw new InvalidSetting('a time like 07:00');
  }
  return text;
}

/** A time zone that this machine knows; throws InvalidSetting. */
export function timeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new InvalidSetting('a time zone like Africa/Lagos');
  }
}

/** A secret that cannot be guessed; throws InvalidSetting. */
export function longSecret(text: string): string {
  if (text.length < 32) {
    throw new InvalidSetting('32 characters or more, for example from: openssl rand -base64 32');
  }
  return text;
}

/** A URL path with a slash at both ends; throws InvalidSetting. */
export function basePath(text: string): string {
  if (!/^\/?[\w.~-]*(?:\/[\w.~-]+)*\/?$/.test(text)) {
    throw new InvalidSetting('a path like / or /agency/');
  }
  const inner = text.replace(/^\/|\/$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** A folder, absolute or below the project; throws InvalidSetting when it does not exist. */
export function folder(text: string): string {
  const place = path.resolve(projectRoot, text);
  if (!isThere(place, 'isDirectory')) {
    throw new InvalidSetting('a folder that exists');
  }
  return place;
}

function isThere(place: string, kind: 'isDirectory' | 'isFile'): boolean {
  try {
    return statSync(place)[kind]();
  } catch {
    return false;
  }
}

/** `file:` with a path (kept absolute afterwards), or a postgres:// URL; throws InvalidSetting. */
export function databaseUrl(text: string): string {
  if (/^file:\/\/(?!\/)/.test(text) || text === 'file:' || text.endsWith('/')) {
    throw new InvalidSetting('file:data/messages.db or postgres://user:password@host/database');
  }
  if (text.startsWith('file:')) {
    const place = text.startsWith('file:///') ? fileURLToPath(text) : text.slice('file:'.length);
    return `file:${path.resolve(projectRoot, place)}`;
  }
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol)) {
    for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
      const file = url.searchParams.get(name);
      if (file && !isThere(file, 'isFile')) {
        throw new InvalidSetting(`a postgres:// address whose ${name} is a file that exists`);
      }
    }
    return text;
  }
  throw new InvalidSetting('file:data/messages.db or postgres://user:password@host/database');
}

/** An smtp:// or smtps:// URL with a host; throws InvalidSetting. */
export function smtpUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') {
    throw new InvalidSetting('smtp://user:password@mail.example:587 or smtps://…');
  }
  return text;
}

/**
 * Which proxies may name the visitor's address: nobody, the nearest so many, or the named ones.
 * `true` means the nearest one only: trusting every proxy would let a visitor choose the address.
 */
export function proxies(text: string): false | number | string[] {
  if (text === '' || text === 'false' || text === '0') {
    return false;
  }
  if (text === 'true') {
    return 1;
  }
  if (/^\d+$/.test(text)) {
    return wholeNumber(text, 1, 10);
  }
  return list(text, (entry) => {
    const [address = '', bits = '0', ...more] = entry.split('/');
    const most = (isIPv4(address) && 32) || (isIPv6(address) && 128) || -1;
    const isRange = more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
    if (!isRange && !/^(loopback|linklocal|uniquelocal)$/.test(entry)) {
      throw new InvalidSetting(
        'true, false, a number of proxies, or their addresses (10.0.0.0/8, ::1)',
      );
    }
    return entry;
  });
}
