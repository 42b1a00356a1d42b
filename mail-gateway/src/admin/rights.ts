import type { Role } from './people.ts';

/** What somebody may do in the admin; docs/security.md says what each means. */
export const rights = ['read', 'edit', 'export', 'erase', 'publish', 'signIns'] as const;
export type Right = (typeof rights)[number];

/** What each role may do. */
const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  publish: ['read', 'edit', 'export', 'erase', 'publish'],
  edit: ['read', 'edit'],
};

/** Whether a role has a right; nobody may what has none. */
export const may = (role: Role, right: Right | undefined): boolean =>
  right !== undefined && rightsOf[role].includes(right);
