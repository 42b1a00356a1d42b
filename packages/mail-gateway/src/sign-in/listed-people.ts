import { normalAddress } from '../mail-address.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Person } from './people.ts';
import { may, type Right } from './rights.ts';

/** The two lists of people: ADMIN_EMAILS, and the invited ones in the database. */
export interface Listing {
  readonly settings: Pick<Settings, 'ADMIN_EMAILS'>;
  readonly store: Pick<Store, 'people'>;
}

/** The listed person with an address, however it is written. ADMIN_EMAILS goes before the database. */
export async function personOf(
  { settings, store }: Listing,
  email: string,
): Promise<Person | undefined> {
  const address = normalAddress(email);
  const named = settings.ADMIN_EMAILS.find((each) => each.email === address);
  return named ?? (await store.people.find(address)) ?? undefined;
}

/** A function that tells whether the person with an address has a right now. */
export const hasRightIn =
  (listing: Listing, right: Right) =>
  async (email: string): Promise<boolean> => {
    const person = await personOf(listing, email);
    return person !== undefined && may(person.role, right);
  };
