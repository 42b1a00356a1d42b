import { z } from 'zod';
import type { MailSettings } from './src/contact/send/mail-settings.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://mail.example.com' })
  .refine((value) => !/[?#]/.test(value), 'an address without ? and #')
  // Normalised as browsers send an origin, because headers and policies allow no other letters.
  .transform((value) => new URL(value).href.replace(/\/+$/, ''));

const originOnly = origin.refine(
  (value) => new URL(value).pathname === '/',
  'an address without a path, such as https://example.com; the path belongs in BASE_PATH',
);

const text = (expected: string, standard: string) =>
  z.string().trim().min(1, expected).default(standard);

const onOff = z
  .enum(['0', '1', 'true', 'false'], { error: 'true or false' })
  .transform((value) => value === '1' || value === 'true');

const environment = z.object({
  SITE_URL: originOnly.default(''),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w~-][\w.~-]*(\/|$))*$/, 'a path such as / or /agency/')
    .default('/')
    .transform((value) => `${value.replace(/\/+$/, '')}/`),
  PUBLIC_MAIL_ORIGIN: origin.default(''),
  // The defaults are those of packages/mail-gateway/src/settings.ts.
  PUBLIC_MAIL_SERVICE_ID: text('a service id', 'agency_site'),
  PUBLIC_MAIL_TEMPLATE_ID: text('a template id', 'contact_form'),
  PUBLIC_MAIL_PUBLIC_KEY: text('a public key', 'public_site_key'),
  PUBLIC_MAIL_BLOCK_LIST: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    ),
  PUBLIC_MAIL_RATE_LIMIT_MS: z
    .string()
    .regex(/^\d*$/, 'a whole number of milliseconds')
    .default('')
    .transform(Number),
  PUBLIC_MAIL_BLOCK_HEADLESS: onOff.default(false),
});

export const settingNames = Object.keys(environment.shape);

/** An error whose message lists the wrong settings for the owner. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the site's settings from an environment, in which an empty value counts as not set.
 *
 * @throws SettingsError that lists each wrong setting with its name and the expected value
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const issues = result.error.issues.map(
      ({ path, message }) =>
        `  ${path.join('.')} must be ${message}, got '${env[String(path[0])]}'.`,
    );
    throw new SettingsError(`The site cannot be built with these settings:\n${issues.join('\n')}`);
  }
  const values = result.data;
  return {
    /** The site's address, such as https://example.com; empty when it is unknown. */
    siteUrl: values.SITE_URL,
    /** The path of the site, with a slash at both ends. */
    basePath: values.BASE_PATH,
    mail: {
      // Below the path of the site, because a proxy may pass on only that path.
      origin: values.PUBLIC_MAIL_ORIGIN || values.BASE_PATH.slice(0, -1),
      serviceId: values.PUBLIC_MAIL_SERVICE_ID,
      templateId: values.PUBLIC_MAIL_TEMPLATE_ID,
      publicKey: values.PUBLIC_MAIL_PUBLIC_KEY,
      blockList: values.PUBLIC_MAIL_BLOCK_LIST,
      rateLimitMs: values.PUBLIC_MAIL_RATE_LIMIT_MS,
      blockHeadless: values.PUBLIC_MAIL_BLOCK_HEADLESS,
    } satisfies MailSettings,
  };
}

/** The settings of this build. This file is the only one of the site that reads the environment. */
export const settings = readSettings(process.env);

/** Settings that commands of the product pass to the builds and development servers that they start. */
export const development = {
  /** The port of the gateway on this machine, from tools/dev.ts. */
  gatewayPort: process.env['GATEWAY_PORT'],
  /** The origins of the admin that shows the pages; from packages/harness/{preview,draft}-site.ts. */
  editorOrigins: process.env['EDITOR_ORIGINS']?.split(' ') ?? [],
  /** The content folder with the Git history, if the built content is a copy of it; from packages/harness/build-site.ts. */
  contentHistory: process.env['CONTENT_HISTORY'],
  /** The folder of the previous build; from packages/harness/{build,draft}-site.ts. */
  previousSite: process.env['PREVIOUS_SITE'],
};
