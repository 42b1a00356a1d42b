/** The roles of people in the admin, the most powerful first; `rights.ts` says what each may do. */
export const roles = ['owner', 'publish', 'edit'] as const;
export type Role = (typeof roles)[number];

/** Somebody who may sign in. */
export interface Person {
  /** In its normal form. */
  readonly email: string;
  readonly role: Role;
}
