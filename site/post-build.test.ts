import { expect, test } from 'vitest';
import {
  framePolicy,
  securityHeaders,
  svgPolicy,
} from '../mail-gateway/src/http/security-headers.ts';
import { headersFile } from './post-build.ts';

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
