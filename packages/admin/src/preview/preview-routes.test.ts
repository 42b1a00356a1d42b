import { expect, test } from 'vitest';
import { get } from '../../test/requests.ts';

/** The status of the answer to whether there is a field. */
const statusOf = async (file: string, input: string) =>
  (await get(`/preview/field?${new URLSearchParams({ file, input })}`)).status;

test.each([
  ['site/site.yaml', 'brand'],
  ['footer/footer.yaml', 'sections.0.links.0.text'],
  ['legal/privacy-policy.md', 'body'],
])('%s has the field %s', async (file, input) => {
  expect(await statusOf(file, input)).toBe(200);
});

test.each([
  ['site/site.yaml', ''],
  ['site/site.yaml', '%'],
  ['site/site.yaml', 'body'],
  ['site/site.yaml', 'constructor'],
  ['footer/footer.yaml', 'sections.99.links'],
  ['site/nothing.yaml', 'brand'],
  ['../site/site.yaml', 'brand'],
  ['//evil.test', 'brand'],
  ['', ''],
])('%s has no field %s', async (file, input) => {
  expect(await statusOf(file, input)).toBe(404);
});
