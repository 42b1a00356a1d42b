import { expect, test } from 'vitest';
import { contentFolder, readFolder } from '../../content-store/src/folder.ts';
import { collections } from './collections.ts';
import { siteMap } from './site-map.ts';

const { files } = readFolder(contentFolder());

test('every collection has one place on the overview', () => {
  const shown = siteMap({ files }).flatMap(({ groups }) =>
    groups.flatMap((group) => group.collections),
  );
  expect(shown).toHaveLength(collections.size);
  expect(new Set(shown)).toEqual(new Set(collections.values()));
});

test('the sections of the home page stand in its order, and those it leaves out after them', () => {
  const home = 'title: Home\ndescription: Ours.\nsections:\n  - hero\n  - team\n  - projects\n';
  const [page] = siteMap({ files: new Map([...files, ['pages/home.yaml', home]]) });
  expect(page?.groups.map(({ id, isHidden }) => `${id}${isHidden ? ' (hidden)' : ''}`)).toEqual([
    ...['hero', 'team', 'projects', 'services (hidden)', 'process (hidden)'],
    ...['numbers (hidden)', 'plans (hidden)', 'testimonials (hidden)', 'faq (hidden)'],
    ...['get-in-touch (hidden)', 'home-head'],
  ]);
});
