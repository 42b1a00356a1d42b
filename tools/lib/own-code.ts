import { globSync } from 'node:fs';

/** The tsconfig.json of a project, which editors read as the check does. */
export const OWN_TSCONFIG = { extends: 'agency-website/tsconfig.json' };

/** Whether a project has code of its own. */
export const hasOwnCode = (project: string): boolean =>
  globSync('own/**/*.{ts,tsx}', { cwd: project }).length > 0;
