import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The product's tests are about the sample, whatever content/ holds.
process.env['CONTENT_DIR'] = 'sample/content';
// The workers and the commands that tests start find modules that Node has compiled before.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compiled');
const { contentModule } = await import('./site/content-integration.ts');

/** Starts a PostgreSQL server for the tests of a project. */
const postgresServer = join(import.meta.dirname, 'packages/mail-gateway/test/postgres.setup.ts');

/** What all projects have in common. */
const shared = {
  /** Fails every test in which something wrote an unexpected error to the console. */
  setupFiles: [join(import.meta.dirname, 'packages/harness/no-console-errors.ts')],
  // End only tests that hang, even on a busy machine. Milliseconds.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 600_000 } },
  // Modules keep no state between tests, so files share a worker, which loads each module once.
  isolate: false,
  // Modules of packages are used as Node gives them: a proxy around each makes every use of Zod slower.
  deps: { interopDefault: false },
};

/** Unit tests, each beside the file it is for. Browser tests are Playwright's, in e2e/. */
export default defineConfig({
  test: {
    // One more than the processors of a small machine: tests of servers wait more than they compute.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'content-model',
          root: 'packages/content-model',
          include: ['{codemods,src}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'content-store',
          root: 'packages/content-store',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'admin',
          root: 'packages/admin',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      // Publications through clones of Git repositories, and pictures of every size and kind: processes and encoders.
      {
        test: {
          ...shared,
          name: 'admin-full',
          root: 'packages/admin',
          include: ['test/**/*.test.ts'],
        },
      },
      // Builds of sites with sections of an agency's own. Projects run in the order of their names: long tests start early.
      { test: { ...shared, name: 'agencies', include: ['e2e/agencies/*.test.ts'] } },
      {
        plugins: [contentModule().plugin],
        test: {
          ...shared,
          name: 'site',
          root: 'site',
          include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
        },
      },
      {
        plugins: [contentModule().plugin],
        test: {
          ...shared,
          name: 'sections',
          root: 'packages/sections',
          include: ['**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [contentModule().plugin],
        test: {
          ...shared,
          name: 'pages',
          root: 'packages/pages',
          include: ['**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'mail-gateway',
          root: 'packages/mail-gateway',
          include: ['src/**/*.test.ts'],
        },
      },
      // What the database decides, once more on PostgreSQL.
      {
        test: {
          ...shared,
          name: 'mail-gateway-postgres',
          root: 'packages/mail-gateway',
          include: ['src/**/*.databases.test.ts'],
          globalSetup: [postgresServer],
        },
      },
      {
        test: {
          ...shared,
          name: 'mail-gateway-process',
          root: 'packages/mail-gateway',
          include: ['test/**/*.test.ts'],
          globalSetup: [postgresServer],
          isolate: true,
          // They start processes and databases and mostly wait: after all others, two files at a time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
      { test: { ...shared, name: 'words', root: 'packages/words', include: ['*.test.ts'] } },
      { test: { ...shared, name: 'sample', root: 'sample', include: ['test/*.test.ts'] } },
      // Commands as processes, in terminals and in copies of a project, and types of whole projects.
      { test: { ...shared, name: 'commands', include: ['tools/test/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'tools',
          include: ['{packages/harness,tools}/**/*.test.ts'],
          exclude: ['tools/test/**'],
        },
      },
    ],
  },
});
