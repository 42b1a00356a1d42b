import { normalAddress } from '../mail-address.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Person } from './people.ts';

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
