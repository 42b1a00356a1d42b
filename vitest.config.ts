import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// The product's tests are about the sample, whatever content/ holds.
process.env['CONTENT_DIR'] = 'sample/content';
const { contentModule } = await import('./site/content-integration.ts');

/** Fails every test in which something wrote an unexpected error to the console. */
const setupFiles = [join(import.meta.dirname, 'harness/no-console-errors.ts')];

/** Ends only tests that hang, even on a busy machine. Milliseconds. */
const noTimeout = 600_000;

/**
 * Unit tests, each beside the file it is for. Browser tests are Playwright's, in e2e/. Modules keep no state between tests, so
 * files share a worker (`isolate: false`), which loads each module once.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'content-model',
          root: 'content-model',
          include: ['{codemods,src}/**/*.test.ts'],
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          name: 'content-store',
          root: 'content-store',
          include: ['src/**/*.test.ts'],
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          name: 'editor',
          root: 'editor',
          include: ['src/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles,
        },
      },
      {
        plugins: [contentModule().plugin],
        test: {
          name: 'site',
          root: 'site',
          include: ['src/**/*.test.{ts,tsx}', '*.test.ts'],
          isolate: false,
          setupFiles,
        },
      },
      {
        test: {
          name: 'mail-gateway',
          root: 'mail-gateway',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: noTimeout,
          hookTimeout: noTimeout,
          setupFiles,
        },
      },
      {
        test: {
          name: 'mail-gateway-process',
          root: 'mail-gateway',
          include: ['test/**/*.test.ts'],
          // They start processes and databases and mostly wait: after all others, two files at a time.
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: noTimeout,
          hookTimeout: noTimeout,
          setupFiles,
        },
      },
      { test: { name: 'words', root: 'words', include: ['*.test.ts'], setupFiles } },
      { test: { name: 'sample', root: 'sample', include: ['test/*.test.ts'], setupFiles } },
      {
        test: {
          name: 'tools',
          include: ['{harness,tools}/**/*.test.ts'],
          isolate: false,
          setupFiles,
        },
      },
    ],
  },
});
