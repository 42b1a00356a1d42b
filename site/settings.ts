import { z } from 'zod';

/** What the gateway answers to when it is not told otherwise; see mail-gateway/src/settings.ts. */
const gatewayDefaults = {
  serviceId: 'agency_site',
  templateId: 'contact_form',
  publicKey: 'public_site_key',
};

const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://mail.example.com' })
  .refine((value) => !/[?#]/.test(value), 'an address without ? and #')
  .transform((value) => value.replace(/\/+$/, ''));

const originAlone = origin.refine(
  (value) => value === '' || new URL(value).pathname === '/',
  'an address without a path, such as https://example.com; the path belongs in BASE_PATH',
);

const onOff = z
  .enum(['', '0', '1', 'true', 'false'], { error: 'true or false' })
  .transform((value) => value === '1' || value === 'true');

const environment = z.object({
  SITE_URL: originAlone.default(''),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w~-][\w.~-]*(\/|$))*$/, 'a path such as / or /agency/')
    .default('/')
    .transform((value) => `${value.replace(/\/+$/, '')}/`),
  PUBLIC_MAIL_ORIGIN: origin.default(''),
  PUBLIC_MAIL_SERVICE_ID: z
    .string()
    .trim()
    .min(1, 'a service id')
    .default(gatewayDefaults.serviceId),
  PUBLIC_MAIL_TEMPLATE_ID: z
    .string()
    .trim()
    .min(1, 'a template id')
    .default(gatewayDefaults.templateId),
  PUBLIC_MAIL_PUBLIC_KEY: z
    .string()
    .trim()
    .min(1, 'a public key')
    .default(gatewayDefaults.publicKey),
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

/** The names of all settings of the site. */
export const settingNames = Object.keys(environment.shape);

/** Settings that the site cannot be built with; its message is the list for the owner. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Reads the site's settings from an environment. An empty value counts as not set.
 *
 * @throws SettingsError which lists every wrong setting by name, with what was expected.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(
      ({ path, message }) =>
        `  ${path.join('.')} must be ${message}, got '${env[String(path[0])]}'.`,
    );
    throw new SettingsError(`The site cannot be built with these settings:\n${faults.join('\n')}`);
  }
  const values = result.data;
  return {
    /** Where the site will live, such as https://example.com; empty when that is not known. */
    siteUrl: values.SITE_URL,
    /** The path below which the site lives, with a slash at both ends. */
    basePath: values.BASE_PATH,
    mail: {
      /** Where messages are posted to; empty means the page's own origin. */
      origin: values.PUBLIC_MAIL_ORIGIN,
      serviceId: values.PUBLIC_MAIL_SERVICE_ID,
      templateId: values.PUBLIC_MAIL_TEMPLATE_ID,
      publicKey: values.PUBLIC_MAIL_PUBLIC_KEY,
      /** Addresses that may not send; empty switches the client's block list off. */
      blockList: values.PUBLIC_MAIL_BLOCK_LIST,
      /** The least time between two messages of one visitor, in milliseconds; 0 is off. */
      rateLimitMs: values.PUBLIC_MAIL_RATE_LIMIT_MS,
      /** Whether the client refuses browsers that a program drives. */
      blockHeadless: values.PUBLIC_MAIL_BLOCK_HEADLESS,
    },
  };
}

/** The settings of this build: the only place of the site that reads the environment. */
export const settings = readSettings(process.env);
