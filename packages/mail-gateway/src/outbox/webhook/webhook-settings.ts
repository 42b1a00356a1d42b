import { z } from 'zod';
import { setting } from '../../setting.ts';
import { oneOf, optional } from '../../setting-schemas.ts';
import { webAddress } from '../../setting-urls.ts';

const formats = ['standard', 'slack', 'teams'] as const;

/** The key of Standard Webhooks, as bytes. */
const secret = z
  .string()
  .transform((value) => Buffer.from(/^whsec_([\w+/]+=*)$/.exec(value)?.[1] ?? '', 'base64'))
  .refine(
    ({ length }) => length >= 24 && length <= 64,
    'whsec_ and 24 to 64 bytes in base64, for example from: echo whsec_$(openssl rand -base64 32)',
  );

/** The settings of the webhook. */
export const webhookSettings = {
  WEBHOOK_URL: setting(
    '',
    optional(webAddress),
    'Address that each new enquiry is posted to as JSON.',
    { secret: true },
  ),
  WEBHOOK_FORMAT: setting(
    'standard',
    oneOf(formats),
    'What is posted: `standard` (Standard Webhooks), `slack` or `teams`.',
  ),
  WEBHOOK_SECRET: setting(
    '',
    optional(secret),
    'Signs what is posted, as Standard Webhooks says; needed for that format.',
    { secret: true },
  ),
};

/** The issue of a webhook that nothing signs, although its format needs a signature. */
export function webhookIssues(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: keyof typeof webhookSettings) => Boolean(env[name]?.trim());
  const isStandard = (env['WEBHOOK_FORMAT']?.trim() || 'standard') === 'standard';
  return isSet('WEBHOOK_URL') && isStandard && !isSet('WEBHOOK_SECRET')
    ? ['WEBHOOK_SECRET is missing: WEBHOOK_URL needs it with WEBHOOK_FORMAT=standard.']
    : [];
}
