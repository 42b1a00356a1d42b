import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnPolicy } from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, blocks = '') =>
  `<meta http-equiv="content-security-policy" content="${policy}">${blocks}`;

test('a page allows its own inline scripts and styles, and not those of other pages', () => {
  const blocks =
    '<style>a{}</style><script src="/a.js"></script><script type="module">go()</script>';
  const policy = (scripts: string, styles: string) =>
    `default-src 'none'; script-src 'self' ${scripts}; style-src 'self' ${styles};`;
  expect(withOwnPolicy(page(policy(hash('b()'), `${hash('a{}')} ${hash('b{}')}`), blocks))).toBe(
    page(policy(hash('go()'), hash('a{}')), blocks),
  );
});

test('data for search engines is not a script, and a page without scripts allows the site’s own only', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(withOwnPolicy(page(`script-src 'self' ${hash('{}')};`, data))).toBe(
    page("script-src 'self';", data),
  );
});
