import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from './root.ts';

test.each(['build', 'dev'])(
  'npm run %s with wrong settings ends with their list, and with nothing else',
  (command) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(productRoot, 'tools', `${command}.ts`)],
      { env: { ...process.env, BASE_PATH: 'agency', SITE_URL: 'nope' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      [
        'The site cannot be built with these settings:',
        "  SITE_URL must be an address such as https://mail.example.com, got 'nope'.",
        "  BASE_PATH must be a path such as / or /agency/, got 'agency'.\n",
      ].join('\n'),
    );
  },
);
