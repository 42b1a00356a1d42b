import { expect, test } from 'vitest';
import { addressIssues, addressOf } from './address.ts';

test('a page may have an address in any script', () => {
  const paths = ['projects/متجر-القهوة.md', 'projects/हिन्दी.md', 'projects/c-2.md'];
  expect(paths.map((path) => addressOf(path))).toEqual([
    ...['/projects/متجر-القهوة', '/projects/हिन्दी', '/projects/c-2'],
  ]);
  expect(paths.flatMap((path) => addressIssues(path, '/contact'))).toEqual([]);
});

test.each(['con', 'nul', 'ü'.repeat(130), 'Über', 'a b', 'a_b', '-a', 'a.b', 'a%20b', '☕'])(
  'no page has the address %s',
  (name) => {
    const path = `legal/${name}.md`;
    expect(addressIssues(path, '/contact')).toHaveLength(1);
  },
);
