import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';

const SHARED =
  'What tools and browser tests both need is in harness, and nothing imports the admin.';
const NOT_THE_ADMIN = 'Nothing imports the admin: move what others need of it to content-model.';

/** The message for each file that imports from these places. That all others are allowed is shown by the sources. */
const imports: [file: string, targets: string, message: string][] = [
  [
    'packages/content-model/src/a.ts',
    'content-store admin site mail-gateway harness tools e2e sample astro react',
    'content-model imports only words, and neither Astro nor React.',
  ],
  [
    'packages/admin/src/a.ts',
    'site harness tools e2e sample',
    'The admin imports only content-model, content-store, words and, for its inbox, the gateway.',
  ],
  [
    'packages/content-store/src/a.ts',
    'admin site mail-gateway harness tools e2e sample',
    'The content store imports only content-model and words.',
  ],
  [
    'site/src/sections/a.tsx',
    'admin mail-gateway harness tools e2e sample',
    'The site imports only content-model, content-store and words.',
  ],
  [
    'packages/sections/hero/a.tsx',
    'admin content-store mail-gateway harness tools e2e sample',
    'A section or a kind of pages imports only content-model and site.',
  ],
  [
    'packages/pages/news/a.tsx',
    'admin content-store mail-gateway harness tools e2e sample',
    'A section or a kind of pages imports only content-model and site.',
  ],
  [
    'packages/sections/hero/section.ts',
    'admin content-store site mail-gateway harness tools e2e sample astro react',
    'The check and the admin read section.ts and page.ts, which import only content-model, and neither Astro nor React.',
  ],
  [
    'packages/pages/news/page.ts',
    'admin content-store site mail-gateway harness tools e2e sample astro react',
    'The check and the admin read section.ts and page.ts, which import only content-model, and neither Astro nor React.',
  ],
  [
    'packages/mail-gateway/src/a.ts',
    'content-model content-store admin site harness tools e2e sample',
    'The mail gateway imports only words.',
  ],
  [
    'packages/harness/a.ts',
    'admin tools e2e sample',
    'The harness is below tools and tests, and imports neither.',
  ],
  ['tools/a.ts', 'admin e2e', SHARED],
  ['e2e/a.spec.ts', 'admin tools', SHARED],
  ['sample/artwork/a.ts', 'admin', NOT_THE_ADMIN],
  ['site/a.test.ts', 'admin', NOT_THE_ADMIN],
  ['vitest.config.ts', 'sample', 'Only tests and tools import the sample agency.'],
];

const importLine = (file: string, target: string) => {
  const path = posix.relative(dirname(file), `${target}/src/other.ts`);
  const specifier = ['astro', 'react'].includes(target) ? target : path;
  return `import '${specifier}';\n`;
};

/** The places and rules of Biome's findings in some files, with the project's settings. */
function lint(files: ReadonlyMap<string, string>): string[] {
  const folder = temporaryFolder();
  cpSync(join(productRoot, '.biome.json'), join(folder, '.biome.json'));
  for (const [file, text] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const biome = join(productRoot, 'node_modules/.bin/biome');
  const options = 'lint --reporter=json --vcs-enabled=false --max-diagnostics=none .'.split(' ');
  const { stdout } = spawnSync(biome, options, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics.map(
    ({ location, message }) => `${location.path}:${location.start.line} ${message}`,
  );
}

type Diagnostic = { location: { path: string; start: { line: number } }; message: string };

test('an import that leads upward or in a circle, of types too, is an error', () => {
  const texts = new Map<string, string>();
  const expected = imports.flatMap(([file, targets, message]) =>
    targets.split(' ').map((target) => {
      const before = texts.get(file) ?? '';
      texts.set(file, before + importLine(file, target));
      return `${file}:${before.split('\n').length} ${message}`;
    }),
  );
  for (const [name, other] of [
    ['a-cycle', 'b-cycle'],
    ['b-cycle', 'a-cycle'],
  ]) {
    texts.set(`site/${name}.ts`, `import type {} from './${other}.ts';\n`);
    expected.push(`site/${name}.ts:1 This import is part of a cycle.`);
  }
  expect(lint(texts).toSorted()).toEqual(expected.toSorted());
});

test('Astro files, which Biome does not read, import only from the site and content-model', () => {
  const files = globSync('site/src/**/*.astro', { cwd: productRoot });
  expect(files.length).toBeGreaterThan(5);
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(productRoot, file), 'utf8').matchAll(
        /(?:from|import)\s*\(?'(\.[^']+)'/g,
      ),
    ].map(([, path = '']) => ({ file, target: posix.join(dirname(file), path) })),
  );
  expect(imported.length).toBeGreaterThan(20);
  expect(
    imported.filter(({ target }) => !/^(site|packages\/content-model)\//.test(target)),
  ).toEqual([]);
});
