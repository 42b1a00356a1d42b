import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { productRoot } from '../../packages/harness/root.ts';
import { build, full, least, several } from '../support/agencies/agencies.ts';

// One after the other: they share the pictures that a build has made already.
setup.describe.configure({ mode: 'default' });

setup('the site of the agency with everything is built', () => build(full));

setup('the site of the agency with as little as possible is built', () => build(least));

setup('the site in several languages is built', () => build(several));

setup('the builds leave the packages of a development server as they are', () => {
  const file = join(productRoot, 'site/node_modules/.vite/deps/react_jsx-dev-runtime.js');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(text).not.toContain('react-jsx-dev-runtime.production');
});
