import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
