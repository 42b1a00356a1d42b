import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The features that docs/architecture.md lists as removable, with the files and lines of each. */
const features = [
  ...read('docs/architecture.md').matchAll(/^\| ([^|]+) \| (`[^|]+) \| ([^|]*)\|$/gm),
].map(([, name = '', files = '', lines = '']): [string, string[], Map<string, string>] => [
  name,
  namesIn(files),
  new Map(
    [...lines.matchAll(/`([^`]+)` in `([^`]+)`/g)].map(([, word = '', file = '']) => [file, word]),
  ),
]);

function namesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

const sources = globSync(
  '{admin,content-model,content-store,e2e,harness,mail-gateway,sample,sections,site,tools,words}/**/*.{ts,tsx,astro,mjs}',
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.astro/**'] },
).map((path) => path.replaceAll('\\', '/'));

/** The files of the project that a source imports by their paths. */
function importsOf(path: string, source: string): string[] {
  const imports = source.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+)/g);
  return [...imports].map(([, target = '']) => posix.join(posix.dirname(path), target));
}

test('the architecture lists what can be removed', () => {
  expect(features.map(([name]) => name)).toContain('admin');
  const files = features.flatMap(([, each]) => each);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(features)('without %s, nothing imports what is missing', (_name, removed, lines) => {
  const isRemoved = (path: string) =>
    removed.some((each) => path === each || path.startsWith(`${each}/`));
  const broken = sources
    .filter((path) => !isRemoved(path))
    .flatMap((path) => {
      const word = lines.get(path);
      const left = read(path)
        .split('\n')
        .filter((line) => word === undefined || !line.includes(word));
      return importsOf(path, left.join('\n'))
        .filter(isRemoved)
        .map((target) => `${path} imports ${target}`);
    });
  expect(broken).toEqual([]);
});
