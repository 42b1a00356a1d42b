import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/root.ts';

const sources = globSync(
  [
    '*.ts',
    'site/*.ts',
    '{content-model,e2e,editor,mail-gateway,sample/{artwork,test},site/src,tools}/**/*.{astro,css,js,mjs,ts,tsx}',
  ],
  { cwd: root, exclude: ['**/node_modules/**'] },
);

test('comments name files that exist', () => {
  expect(sources.length).toBeGreaterThan(400);
  const comment = /^\s*(\/\/|\/?\*)|\/\*/;
  const path =
    /(?<![\w./-])(?:content-model|docs|e2e|editor|mail-gateway|sample|site|tools)\/[\w./-]+\.\w+/g;
  const isMissing = (file: string) =>
    ['', 'sample/content'].every((folder) => !existsSync(join(root, folder, file)));
  const missing = sources.flatMap((source) =>
    readFileSync(join(root, source), 'utf8')
      .split('\n')
      .filter((line) => comment.test(line))
      .flatMap((line) => line.match(path) ?? [])
      .filter(isMissing)
      .map((file) => `${source}: ${file}`),
  );
  expect(missing).toEqual([]);
});
