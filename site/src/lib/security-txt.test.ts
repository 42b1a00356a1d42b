import { expect, test } from 'vitest';
import { readSite } from '../../../packages/content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { securityTxt } from './security-txt.ts';

const [{ content }] = readSite(readFolder(SAMPLE_FOLDER));
const { site } = content;
const build = {
  siteUrl: 'https://example.com',
  contactPath: '/contact',
  languages: ['en-NG', 'fr'],
  now: new Date('2026-11-22T08:00:00Z'),
};

test('security.txt gives contacts, languages, its address and an end less than a year away', () => {
  expect(securityTxt(site, build)).toBe(`Contact: mailto:${site.contactEmail}
Contact: https://example.com/contact
Expires: 2027-11-01T00:00:00.000Z
Preferred-Languages: en-NG, fr
Canonical: https://example.com/.well-known/security.txt
`);
});

test('builds of one month make the same security.txt', () => {
  const later = { ...build, now: new Date('2026-11-30T23:59:59Z') };
  expect(securityTxt(site, later)).toBe(securityTxt(site, build));
});

test('an agency without an email address is reached on its contact page, and else there is no file', () => {
  const silent = { ...site, contactEmail: '' };
  expect(securityTxt(silent, build)).toMatch(/^Contact: https:\/\/example\.com\/contact\nExpires/);
  expect(securityTxt(silent, { ...build, siteUrl: '' })).toBeUndefined();
});

test('security.txt is ASCII, whatever the address of the contact page', () => {
  const text = securityTxt(site, { ...build, contactPath: '/連絡' });
  expect(text).toContain(`Contact: https://example.com/${encodeURIComponent('連絡')}\n`);
});
