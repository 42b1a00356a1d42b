import type { PeopleAccess } from '../../../mail-gateway/src/sign-in/invitations.ts';
import type { Person } from '../../../mail-gateway/src/sign-in/people.ts';

/** Somebody in the list of people. */
export type ListedPerson = Person & {
  /** Whether the person is one of ADMIN_EMAILS, whom nobody changes here. */
  isNamed: boolean;
  /** The latest sign-in, as far as its log goes back. */
  lastSignIn: number | undefined;
};

/** Everybody who may sign in: the people of ADMIN_EMAILS, and below them the invited ones. */
export async function listedPeople({ settings, store }: PeopleAccess): Promise<ListedPerson[]> {
  const [invited, signIns] = await Promise.all([store.people.list(), store.signIn.lastSignIns()]);
  const named = settings.ADMIN_EMAILS;
  const isNamed = (email: string) => named.some((each) => each.email === email);
  return [...named, ...invited.filter(({ email }) => !isNamed(email))].map(({ email, role }) => ({
    email,
    role,
    isNamed: isNamed(email),
    lastSignIn: signIns.get(email),
  }));
}
