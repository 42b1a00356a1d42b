import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_FOLDER } from '../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../packages/content-store/test/temporary-folder.ts';
import { checkContent } from './check.ts';

afterEach(() => vi.unstubAllEnvs());

/** The sample's content with a text at the end of one of its files. */
function contentWith(file: string, text: string): string {
  const content = temporaryFolder();
  cpSync(SAMPLE_FOLDER, content, { recursive: true });
  appendFileSync(join(content, file), text);
  return content;
}

/** What the check finds in a content folder. */
function checked(content: string) {
  vi.stubEnv('CONTENT_DIR', content);
  const [, check] = checkContent;
  return check();
}

test('a name in an order without an entry is a hint, and no fault', async () => {
  const { isRight, output } = await checked(contentWith('team/order.yaml', '- nobody-at-all\n'));
  expect(isRight).toBe(true);
  expect(output).toMatch(
    /^content\/team\/order\.yaml\n {3}Found: the name nobody-at-all .*\n {3}To do: /m,
  );
});

test('a sign that a typeface of the site lacks is a hint with file and field, and no fault', async () => {
  const content = contentWith('legal/privacy-policy.md', '\nA copy costs ₦500.\n');
  const { isRight, output } = await checked(content);
  expect(isRight).toBe(true);
  expect(output).toMatch(
    /^content\/legal\/privacy-policy\.md, field text\n {3}Found: ₦: the typeface Instrument Sans does not have this\. .*\n {3}To do: /m,
  );
  expect(output.match(/Found: ₦/g)).toHaveLength(1);
});
