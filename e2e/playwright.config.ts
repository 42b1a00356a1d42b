import { defineConfig } from '@playwright/test';
import { contentFolder, SAMPLE_FOLDER } from '../packages/content-store/src/folder.ts';
import auditConfig from './audit.config.ts';

/** The product's tests are about the sample; on content of one's own only the audit runs. */
const isOwnContent = contentFolder() !== SAMPLE_FOLDER;
/** The sites of other agencies, built once for all tests on them; `--no-deps` reuses those of the last run. */
const agencyBuilds = { name: 'agency-builds', testMatch: 'agencies/*.setup.ts' };
const agencies = {
  name: 'agencies',
  testMatch: 'agencies/*.spec.ts',
  dependencies: [agencyBuilds.name],
};
/** The files of deploy/ in the web servers that they are for, and a site on another host than its gateway. */
const hosts = { name: 'hosts', testMatch: 'e2e/{hosts,other-host}.spec.ts' };
/** Details of motion, composition and print, and each component in each of its states. */
const look = { name: 'look', testMatch: 'e2e/look/*.spec.ts' };
/** All that an owner does in the admin, here and online, where each test builds drafts; one journey of it is in the product. */
const admin = {
  name: 'admin',
  testMatch: 'e2e/admin/*.spec.ts',
  // The browser draws a page beside a form that moves all the time, also while a test waits for a build.
  use: { contextOptions: { reducedMotion: 'reduce' as const } },
};
const product = {
  name: 'product',
  testIgnore: ['audit.spec.ts', 'e2e/{admin,agencies,engines,look}/**', hosts.testMatch],
};
/** Tests of what other engines do differently. */
const engines = ['firefox', 'webkit'].map((name) => ({
  name,
  testMatch: 'e2e/engines/*.spec.ts',
  // WebKitGTK prints to a dialog only, and its driver does not expose the accessibility tree.
  testIgnore: name === 'webkit' ? ['e2e/engines/{print,screen-reader}.spec.ts'] : [],
}));
const audit = { name: 'audit', testMatch: 'e2e/audit.spec.ts' };

/**
 * Browser tests: the built site and the real gateway, in the Chromium that npm brought, and the main
 * journeys in the machine's Firefox and WebKit.
 */
export default defineConfig(auditConfig, {
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // The builds come first, and then what has few and long tests: short ones keep every worker busy to the end.
  projects: isOwnContent
    ? [audit]
    : [agencyBuilds, audit, hosts, product, admin, look, ...engines, agencies],
  forbidOnly: Boolean(process.env['CI']),
  expect: {
    toHaveScreenshot: { pathTemplate: 'baselines/{arg}{ext}' },
    toMatchAriaSnapshot: { pathTemplate: 'baselines/aria/{arg}{ext}', children: 'deep-equal' },
  },
});
