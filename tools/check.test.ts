import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../packages/harness/root.ts';

/** What the check says of the sample's content with a text at the end of one of its files. */
function checkWith(file: string, text: string) {
  const content = temporaryFolder();
  cpSync(SAMPLE_FOLDER, content, { recursive: true });
  appendFileSync(join(content, file), text);
  return spawnSync(process.execPath, ['tools/check.ts', 'content'], {
    cwd: productRoot,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
}

test('a name in an order without an entry is a hint, and no fault', () => {
  const { status, stdout, stderr } = checkWith('team/order.yaml', '- nobody-at-all\n');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^content\/team\/order\.yaml\n {3}Found: the name nobody-at-all .*\n {3}To do: /m,
  );
  expect(stdout).toContain('✓ The content is right');
});

test('a sign that a typeface of the site lacks is a hint with file and field, and no fault', () => {
  const { status, stdout } = checkWith('legal/privacy-policy.md', '\nA copy costs ₦500.\n');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^content\/legal\/privacy-policy\.md, field text\n {3}Found: ₦: the typeface Instrument Sans does not have this\. .*\n {3}To do: /m,
  );
  expect(stdout.match(/Found: ₦/g)).toHaveLength(1);
  expect(stdout).toContain('✓ The content is right');
});
