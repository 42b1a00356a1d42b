import { test as setup } from '@playwright/test';
import { build, full, least } from '../support/agencies/agencies.ts';

// One after the other: they share the pictures that a build has made already.
setup.describe.configure({ mode: 'default' });

setup('the site of the agency with everything is built', () => build(full));

setup('the site of the agency with as little as possible is built', () => build(least));
