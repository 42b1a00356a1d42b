import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { keep, keptIn, putBack } from './way-back.ts';

test('the way back restores changed, new and deleted files, and nothing else', () => {
  const project = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  mkdirSync(join(project, 'content'));
  write('content/a.yaml', 'before');
  write('content/b.yaml', 'before');
  write('package.json', 'before');
  write('.env', 'before');
  keep(project);
  for (const name of ['content/a.yaml', 'content/new.yaml', 'package.json', '.env'])
    write(name, 'after');
  rmSync(join(project, 'content/b.yaml'));
  mkdirSync(join(project, 'vendor'));
  putBack(project);
  const read = (name: string) => readFileSync(join(project, name), 'utf8');
  expect(['content/a.yaml', 'content/b.yaml', 'package.json', '.env'].map(read)).toEqual([
    'before',
    'before',
    'before',
    'after',
  ]);
  expect(existsSync(keptIn(project))).toBe(false);
  expect(['content/new.yaml', 'vendor'].filter((name) => existsSync(join(project, name)))).toEqual(
    [],
  );
});
