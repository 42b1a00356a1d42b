/** The roles of people in the admin; `rights.ts` says what each may do. */
export const roles = ['owner', 'publish', 'edit'] as const;
export type Role = (typeof roles)[number];

/** Somebody who may sign in. */
export interface Person {
  readonly email: string;
  readonly role: Role;
}

/** The person with an address, however it is capitalised. */
export const personOf = (people: readonly Person[], email: string): Person | undefined =>
  people.find((each) => each.email.toLowerCase() === email.trim().toLowerCase());
