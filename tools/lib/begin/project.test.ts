import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder, SAMPLE_FOLDER } from '../../../content-store/src/folder.ts';
import { temporaryFolder } from '../../../content-store/test/temporary-folder.ts';
import { productRoot } from '../../../harness/root.ts';

/** The files that Git ignores in a project. */
function ignored(files: readonly string[]): string[] {
  const cwd = temporaryFolder();
  copyFileSync(join(productRoot, 'create/template/gitignore'), join(cwd, '.gitignore'));
  spawnSync('git', ['init', '--quiet'], { cwd });
  const input = files.join('\n');
  const words = ['-c', 'core.quotePath=false', 'check-ignore', '--stdin'];
  const { stdout } = spawnSync('git', words, { cwd, input, encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean);
}

test('Git keeps all content and own code of a project', () => {
  const content = [...readFolder(SAMPLE_FOLDER).files.keys()].map((path) => `content/${path}`);
  expect(content).toContain('content/site/site.yaml');
  const own = ['own/sections/data/section.ts', 'own/pages/site/page.ts'];
  expect(ignored([...content, ...own])).toEqual([]);
});

test('Git keeps no messages, passwords or built files of a project', () => {
  const files = ['.env', 'data/messages.db', 'site/dist/index.html', 'test-results/own.json'];
  expect(ignored(files)).toEqual(files);
});
