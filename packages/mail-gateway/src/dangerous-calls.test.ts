import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const sources = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, code: readFileSync(path.join(folder, file), 'utf8') }));

it.each([
  ['starts a program', /child_process|worker_threads|\bexecFile|\bspawn\(/],
  ['runs text as code', /node:vm|\beval\(|new Function\(|import\((?!')/],
  ['trusts a certificate that nobody vouches for', /rejectUnauthorized|checkServerIdentity/],
  ['reads requests leniently', /insecureHTTPParser/],
  ['uses a broken hash or cipher', /md5|sha-?1\b|createCipher|\bdes\b/i],
])('the code of the gateway holds nothing that %s', (_what, dangerous) => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ code }) => dangerous.test(code)).map(({ file }) => file)).toEqual([]);
});
