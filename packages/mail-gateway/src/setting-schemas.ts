import { statSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../../words/roots.ts';
import { isMailAddress, normalAddress } from './mail-address.ts';
import { mailboxIn } from './named-mailbox.ts';
import { type Person, roles } from './sign-in/people.ts';

// Each schema reads the text of one setting. Its error completes the sentence "NAME must be …".

export const text = z.string();

/** Empty text is null. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

export const wholeNumber = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
};

export const trueOrFalse = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  case: 'sensitive',
  error: 'true or false',
});

const AN_ORIGIN = 'an address like https://agency.example, without a path';

export const origin = z
  .url({ protocol: /^https?$/, error: AN_ORIGIN })
  .transform((value) => new URL(value))
  .refine(
    ({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username,
    AN_ORIGIN,
  )
  .transform((url) => url.origin);

/** The parts between commas. Commas in a quoted name do not count, and a backslash escapes a quote in it. */
const ENTRY = /(?:"(?:\\.|[^"\\])*"|[^,])+/g;

/**
 * A list separated by commas. Empty text is an empty list; commas alone are one empty entry, which most schemas refuse
 * as a mistake.
 */
export const list = <T>(entry: z.ZodType<T, string>) =>
  z
    .string()
    .transform((value) => {
      const entries = (value.match(ENTRY) ?? []).map((each) => each.trim());
      const named = entries.filter((each) => each !== '');
      return named.length === 0 && value !== '' ? [''] : named;
    })
    .pipe(z.array(entry));

/** Hosts without a dot are allowed: `owner@localhost`. */
const mailAddress = z
  .string()
  .refine(
    (value) => isMailAddress(value) || /^[\w.+-]+@[\w-]+$/.test(value),
    'a mail address like owner@agency.example, or Agency <owner@agency.example>',
  );

/** An address, or a name with an address in brackets. */
export const mailbox = z
  .string()
  .transform(mailboxIn)
  .pipe(z.object({ name: z.string(), address: mailAddress }));

/** The address of a mailbox; a name before it is left out. */
export const recipient = mailbox.transform(({ address }) => address);

/** An address with its role, such as `ada@agency.example=edit`. */
export const person = z.string().transform((value, context): Person => {
  const [, email = '', role = 'owner'] = /^([^=\s]+@[^=\s]+?)(?:=(\w+))?$/.exec(value) ?? [];
  const known = roles.find((each) => each === role);
  if (!known || !mailAddress.safeParse(email).success) {
    context.addIssue('addresses like ada@agency.example, or ada@agency.example=edit');
    return z.NEVER;
  }
  return { email: normalAddress(email), role: known };
});

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time like 07:00');

export const timeZone = z.string().transform((value, context) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    context.addIssue('a time zone like Africa/Lagos');
    return z.NEVER;
  }
});

/** A language as a tag of BCP 47. */
export const languageTag = z.string().transform((value, context) => {
  try {
    return new Intl.Locale(value).toString();
  } catch {
    context.addIssue('a language like de or de-AT');
    return z.NEVER;
  }
});

export const longSecret = z
  .string()
  .min(32, '32 characters or more, for example from: openssl rand -base64 32');

export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

/** A URL path; gets a slash at both ends. */
export const basePath = z
  .string()
  .regex(/^\/?[\w.~-]*(?:\/[\w.~-]+)*\/?$/, 'a path like / or /agency/')
  .transform((value) => `/${value.replace(/^\/|\/$/g, '')}/`.replace('//', '/'));

/** An existing folder, absolute or below the project. */
export const folder = z
  .string()
  .transform((value) => path.resolve(projectRoot, value))
  .refine(isFolder, 'a folder that exists');

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

/** An IP address, a range in CIDR notation, or a name that proxy-addr gives to a range. */
function isProxy(entry: string): boolean {
  const [address = '', bits = '0', ...more] = entry.split('/');
  const most = (isIPv4(address) && 32) || (isIPv6(address) && 128) || -1;
  const isRange = more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  return isRange || /^(loopback|linklocal|uniquelocal)$/.test(entry);
}

/**
 * Trusted proxies: none, the nearest n hops, or a list of addresses. `true` means the nearest hop:
 * trusting every proxy would let a visitor choose the address.
 */
export const proxies = z.union(
  [
    z.literal(['', 'false', '0']).transform((): false => false),
    z.literal('true').transform(() => 1),
    wholeNumber(1, 10),
    list(z.string().refine(isProxy, { abort: true })),
  ],
  {
    error: ({ input }) =>
      /^\d+$/.test(String(input))
        ? 'a whole number from 1 to 10'
        : 'true, false, a number of proxies, or their addresses (10.0.0.0/8, ::1)',
  },
);
