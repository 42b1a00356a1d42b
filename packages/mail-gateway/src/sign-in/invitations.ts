import { isMailAddress, normalAddress } from '../mail-address.ts';
import { newId } from '../messages/message.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { MOST_LINKS } from './link-requests.ts';
import { type Listing, personOf } from './listed-people.ts';
import type { Role } from './people.ts';
import { invite } from './sign-in-links.ts';

/** The people of the admin, and how they get their links. */
export interface PeopleAccess extends Listing {
  readonly settings: Pick<Settings, 'ADMIN_EMAILS' | 'GATEWAY_URL' | 'SITE_URL' | 'PORT'>;
  readonly store: Pick<Store, 'people' | 'signIn'>;
  readonly now: () => number;
  /** Whether a gateway mails links; otherwise whoever invites hands them over. */
  readonly isMailed: boolean;
}

/** The outcome of an invitation. */
export type Invited =
  | { readonly what: 'noAddress' | 'listed' | 'crowded' | 'unknown' }
  | { readonly what: 'mailed'; readonly email: string }
  | { readonly what: 'link'; readonly email: string; readonly link: string };

/** Lists somebody, and gives them a link to sign in. */
export async function invitePerson(
  access: PeopleAccess,
  typed: string,
  role: Role,
): Promise<Invited> {
  const { store, now } = access;
  const email = normalAddress(typed);
  if (!isMailAddress(email)) {
    return { what: 'noAddress' };
  }
  const isListed = (await personOf(access, email)) !== undefined;
  if (isListed || !(await store.people.add({ email, role, invitedAt: now() }))) {
    return { what: 'listed' };
  }
  return inviteAgain(access, email);
}

/** Gives a link to somebody who was invited: by mail, else to be handed over. */
export async function inviteAgain(access: PeopleAccess, typed: string): Promise<Invited> {
  const { store, now, isMailed } = access;
  const person = await store.people.find(normalAddress(typed));
  if (!person) {
    return { what: 'unknown' };
  }
  const { email } = person;
  if ((await store.signIn.countLinks(email, now())) >= MOST_LINKS) {
    return { what: 'crowded' };
  }
  if (isMailed) {
    const link = { id: newId(), email, now: now(), isInvitation: true };
    await store.signIn.keepLink(link, { isMailed });
    return { what: 'mailed', email };
  }
  const link = await invite(email, { ...access, now: now() });
  return link ? { what: 'link', email, link } : { what: 'unknown' };
}
