import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { copyProject } from './copied-project.ts';

/** A fake Vitest, which only writes a given report. */
const vitest = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { REPORT, CODE } = process.env;
const [, file] = process.argv.at(-1).split('=');
mkdirSync('test-results', { recursive: true });
if (REPORT) writeFileSync(file, REPORT);
process.exit(Number(CODE));`;

/** A report of Vitest about a test that passed, and a test that was skipped with its reason. */
const report = JSON.stringify({
  numPassedTests: 1,
  numFailedTests: 0,
  testResults: [
    {
      name: 'x.test.ts',
      assertionResults: [
        { fullName: 'a', status: 'passed' },
        { fullName: 'b', status: 'skipped', meta: { skipReason: 'no strace' } },
      ],
    },
  ],
});

test('npm test ends with the line of what passed and failed, and with 0 only when nothing failed', () => {
  const project = copyProject({ vitest: { program: 'vitest', script: vitest } });
  const run = (written: string, code = 0) => {
    const env = { ...process.env, CI: 'false', CODE: `${code}`, REPORT: written };
    const { status, stdout } = spawnSync(process.execPath, ['tools/test.ts', 'commands'], {
      cwd: project,
      env,
      encoding: 'utf8',
    });
    return [status, stdout.trimEnd().split('\n').at(-1)];
  };
  expect(run(report)).toEqual([0, '1 passed, 0 failed, 1 skipped']);
  // Vitest may fail outside its tests, and may leave nothing.
  expect(run(report, 1)).toEqual([1, '1 passed, 1 failed, 1 skipped']);
  expect(run('')).toEqual([1, '0 passed, 1 failed']);
});
