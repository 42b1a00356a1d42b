import { expect, it } from 'vitest';
import { policyOfPage } from './security-headers.ts';

const page = (policy: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><p>`;

it.each([
  ["default-src 'self';img-src data:", "default-src 'self';img-src data:; frame-ancestors 'none'"],
  ["default-src 'self'; ", "default-src 'self'; frame-ancestors 'none'"],
  ['', "frame-ancestors 'none'"],
  ["default-src 'self'\nX: y", "frame-ancestors 'none'"],
  [`script-src ${"'sha256-…' ".repeat(9)}`, "frame-ancestors 'none'"],
  [`script-src ${"'sha256-abc=' ".repeat(300)}`, "frame-ancestors 'none'"],
])('the header of a page whose own policy is %j is %j', (own, header) => {
  expect(policyOfPage(page(own))).toBe(header);
});

it('the header of a page comes from its first meta element, never from the text below', () => {
  const html = `${page("default-src 'none'")}${page('default-src *')}`;
  expect(policyOfPage(html)).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(policyOfPage('<p>no policy')).toBe("frame-ancestors 'none'");
});
