import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  [true, 0],
  [false, 1],
])('a run that was right: %s, ends with %d, though it used PostgreSQL', (isRight, code) => {
  const file = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  const program = `import ${file('databases.ts')};
    import { endWith } from ${file('end-with.ts')};
    endWith(${isRight});`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(status).toBe(code);
});
