import { newId } from '../message.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { personOf } from './people.ts';
import { linkOf } from './sign-in-mail.ts';
import { hashOf, newToken } from './tokens.ts';

/**
 * Makes a link to sign in that no mail carries.
 *
 * @param email one of the people in ADMIN_EMAILS
 * @returns the link; undefined when the address is none of theirs
 */
export async function invite(
  email: string,
  { settings, store, now }: { settings: Settings; store: Pick<Store, 'signIn'>; now: number },
): Promise<string | undefined> {
  const person = personOf(settings.ADMIN_EMAILS, email);
  if (!person) {
    return undefined;
  }
  const [id, token] = [newId(), newToken()];
  await store.signIn.keepLink({ id, email: person.email, now, mailId: null });
  await store.signIn.issueLink(id, hashOf(token), now);
  return linkOf(settings, token);
}
