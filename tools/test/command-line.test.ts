import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { productRoot } from '../../packages/harness/root.ts';

/** Runs a command of the repository in an English terminal. @returns its exit code, and what it wrote */
const typed = (name: string, ...words: string[]) => typedIn('C', name, ...words);

/** Runs a command of the repository in a terminal with a language. */
const typedIn = (LANG: string, name: string, ...words: string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    const args = [join(productRoot, 'tools', `${name}.ts`), ...words];
    const options = { cwd: productRoot, env: { ...process.env, LANG } };
    execFile(process.execPath, args, options, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

const usageOf = (name: string) => new RegExp(`npm (run )?${name}\\b`);

test.each(Object.keys(packageJson.scripts))(
  'npm run %s refuses an option that it does not know, and says how it is used',
  async (name) => {
    const { code, output, errors } = await typed(name, '--frob');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^There is no (option|command) --frob\./);
    expect(errors).toMatch(usageOf(name));
  },
);

// Commands without words read their options in the same call.
test.each(['admin', 'language', 'check', 'test'])(
  'npm run %s refuses a word that it does not know',
  async (name) => {
    const { code, output, errors } = await typed(name, 'frob');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('"frob"');
  },
);

test('a command that is asked for help says how it is used, and does nothing else', async () => {
  const output = expect.stringMatching(usageOf('format'));
  expect(await typed('format', '--help')).toEqual({ code: 0, output, errors: '' });
});

test('npm run create speaks the language of the terminal', async () => {
  const { output } = await typedIn('pt_BR.UTF-8', 'create', '--help');
  expect(output).toContain('O nome da agência');
});
