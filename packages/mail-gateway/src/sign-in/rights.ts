import type { Role } from './people.ts';

/** The rights in the admin; docs/security.md explains each. */
export const rights = ['read', 'edit', 'export', 'erase', 'publish', 'signIns', 'people'] as const;
export type Right = (typeof rights)[number];

/** The rights of each role. */
const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  owner: rights,
  publish: ['read', 'edit', 'export', 'erase', 'publish'],
  edit: ['read', 'edit'],
};

/** Whether a role has a right. A route without a right is open to nobody. */
export const may = (role: Role, right: Right | undefined): boolean =>
  right !== undefined && rightsOf[role].includes(right);
