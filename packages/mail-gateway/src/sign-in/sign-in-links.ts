import { hash, randomBytes } from 'node:crypto';
import { newId } from '../messages/message.ts';
import { publicAddress } from '../public-address.ts';
import type { Settings } from '../settings.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { MINUTE } from '../time.ts';
import { personOf } from './listed-people.ts';
import { LINK_VALID_FOR } from './sign-in-store.ts';

/** A token that cannot be guessed: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token, with which a reader of the database cannot sign in. */
export const hashOf = (token: string): string => hash('sha256', token, 'base64url');

/** The lifetime of a link in minutes, for people. */
export const LINK_MINUTES = LINK_VALID_FOR / MINUTE;

/** The address at which the admin shows a message; undefined without an admin. */
export const adminLink = (
  { id }: Pick<StoredMessage, 'id'>,
  settings: Parameters<typeof publicAddress>[0] & Pick<Settings, 'ADMIN_EMAILS'>,
): string | undefined =>
  settings.ADMIN_EMAILS.length > 0
    ? `${publicAddress(settings)}/admin/inbox/message?id=${id}`
    : undefined;

/** The address that signs in with a token. */
export const linkOf = (settings: Parameters<typeof publicAddress>[0], token: string): string =>
  `${publicAddress(settings)}/admin/sign-in/${token}`;

/**
 * Makes a link to sign in that no mail carries.
 *
 * @param email that of a listed person
 * @returns the link; undefined when nobody with this address is listed
 */
export async function invite(
  email: string,
  {
    settings,
    store,
    now,
  }: {
    settings: Parameters<typeof publicAddress>[0] & Pick<Settings, 'ADMIN_EMAILS'>;
    store: Pick<Store, 'signIn' | 'people'>;
    now: number;
  },
): Promise<string | undefined> {
  const person = await personOf({ settings, store }, email);
  if (!person) {
    return undefined;
  }
  const [id, token] = [newId(), newToken()];
  await store.signIn.keepLink({ id, email: person.email, now });
  await store.signIn.issueLink(id, hashOf(token), now);
  return linkOf(settings, token);
}
