import type { z } from 'zod';

interface Flags {
  /** Empty differs from unset. */
  readonly mayBeEmpty?: true;
  /** Errors do not quote the value. */
  readonly secret?: true;
}

/**
 * A setting of the gateway.
 *
 * @param fallback the text used when the environment has none; empty means "not set".
 * @param meaning one sentence for the documentation.
 */
export function setting<T extends z.ZodType>(
  fallback: string,
  schema: T,
  meaning: string,
  flags?: Flags,
) {
  return { fallback, schema, meaning, ...flags };
}
