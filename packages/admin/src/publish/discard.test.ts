import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { begin, COLDLINE, clone, cloneForEachTest, edit, folder, git } from '../../test/clone.ts';
import { get, post } from '../../test/requests.ts';

cloneForEachTest({ isPublished: true });

test('unpublished changes are undone entry by entry', async () => {
  const context = await begin();
  edit('A software development agency', 'A design studio');
  edit(/title: .*/, 'title: Coldline Maps', COLDLINE);
  await post('/remove', { file: 'logos/solace-clinics.yaml' }, context);
  rmSync(join(folder, 'logos/solace-clinics.svg'));
  cpSync(join(folder, 'projects/solace-clinics.png'), join(folder, 'team/bisi.png'));
  cpSync(join(folder, 'team/adaeze-okonkwo.yaml'), join(folder, 'team/bisi.yaml'));
  edit('Adaeze Okonkwo', 'Bisi Ade', 'team/bisi.yaml');
  edit('./adaeze-okonkwo.svg', './bisi.png', 'team/bisi.yaml');
  edit(/^/, '- bisi\n', 'team/order.yaml');
  await post('/move', { file: 'projects/tally-and-co.yaml', by: '-1' }, context);

  const { body } = await get('/publish', context);
  const links = body.matchAll(/\/admin\/publish\/discard\?change=([^"&]+)/g);
  const keys = [...links].map(([, key = '']) => decodeURIComponent(key));
  expect(keys).toEqual([
    'hero/hero.yaml',
    'logos/solace-clinics.yaml',
    COLDLINE,
    'projects/order.yaml',
    'team/bisi.yaml',
  ]);
  const asked = (await get('/publish/discard?change=hero%2Fhero.yaml', context)).body;
  expect(asked).toContain('Undo what you changed?');
  for (const change of keys) {
    const { location } = await post('/publish/discard', { change }, context);
    expect(location).toBe('/admin/publish?undone');
  }
  expect(git(clone, 'status', '--porcelain')).toBe('');
});
