import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
vi.doMock('virtual:content/files', () => ({ contentFolder: folder }));
const { schemeThatHides } = await import('./logo-legibility.ts');
afterAll(() => rmSync(folder, { recursive: true }));

const grounds = { light: '#fbf9f5', dark: '#0e1128' };

test.each([
  ['a dark drawing on the dark page', '<circle cx="50" cy="20" r="18"/>', 'dark'],
  ['a white drawing on the light page', '<circle cx="50" cy="20" r="18" fill="#fff"/>', 'light'],
  [
    'a drawing of a middle colour on neither',
    '<circle cx="50" cy="20" r="18" fill="#e0527a"/>',
    undefined,
  ],
  [
    'a dark drawing with a ground of its own on neither',
    '<path fill="#fff" d="M0 0h100v40H0z"/><circle cx="50" cy="20" r="18"/>',
    undefined,
  ],
])('the page hides %s', async (name, drawing, scheme) => {
  const size = 'viewBox="0 0 100 40" width="100" height="40"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`;
  writeFileSync(join(folder, `${name}.svg`), svg);
  expect(await schemeThatHides(`${name}.svg`, grounds)).toBe(scheme);
});
