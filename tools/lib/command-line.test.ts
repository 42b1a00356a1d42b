import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { productRoot } from '../../packages/harness/root.ts';

/** Runs a command of the repository. @returns its exit code, and what it wrote */
const typed = (...words: string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    const args = [join(productRoot, 'tools/run.mjs'), ...words];
    const options = { cwd: productRoot, env: { ...process.env, LANG: 'C' } };
    execFile(process.execPath, args, options, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

const commands = Object.keys(packageJson.scripts);

test.each(commands)(
  'npm run %s says how it is used, and refuses what it does not know',
  async (name) => {
    const [help, wrong] = await Promise.all([typed(name, '--help'), typed(name, '--frob')]);
    const usage = expect.stringMatching(new RegExp(`npm (run )?${name}\\b`));
    expect(help).toEqual({ code: 0, output: usage, errors: '' });
    expect(wrong).toEqual({
      code: 2,
      output: '',
      errors: expect.stringMatching(/^There is no (option|command) --frob\./),
    });
  },
);

test.each(['start', 'dev', 'build', 'audit', 'format', 'admin', 'language', 'check', 'test'])(
  'npm run %s refuses a word that it does not know',
  async (name) => {
    const { code, output, errors } = await typed(name, 'frob');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('"frob"');
  },
);
