import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../packages/content-store/test/temporary-folder.ts';
import {
  framePolicy,
  securityHeaders,
  svgPolicy,
} from '../packages/mail-gateway/src/http/security-headers.ts';
import { addFiles, headersFile } from './post-build.ts';

test('static hosts send the security headers of the gateway, and SVG files a policy of their own', () => {
  const rules = headersFile('/agency/')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n').map((line) => line.trim()));
  const all = { ...securityHeaders, 'content-security-policy': framePolicy };
  expect(rules).toEqual([
    ['/agency/*', ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)],
    ['/agency/*.svg', `content-security-policy: ${svgPolicy}`],
    ['/agency/_astro/*', 'cache-control: public, max-age=31536000, immutable'],
  ]);
});

test('a build gets files in its folder only, and none in place of its own', () => {
  const parent = temporaryFolder();
  const [draft, online] = [join(parent, 'draft'), join(parent, 'online/index.html')];
  for (const folder of [draft, join(parent, 'online')]) mkdirSync(folder);
  for (const page of [online, join(draft, 'index.html')]) writeFileSync(page, 'Home');
  const add = (file: string) => () => addFiles(draft, new Map([[file, 'Elsewhere']]));
  expect(add('../online/index.html')).toThrow('lies outside');
  expect(add('index.html')).toThrow('EEXIST');
  expect(readFileSync(online, 'utf8')).toBe('Home');
  add('old/index.html')();
  expect(readFileSync(join(draft, 'old/index.html'), 'utf8')).toBe('Elsewhere');
});
