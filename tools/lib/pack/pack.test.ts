import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../../packages/harness/root.ts';
import { javaScriptOf } from './compile.ts';
import { packedFiles } from './files.ts';
import { manifestOf } from './manifest.ts';

const files = packedFiles();

test('the package has what Node runs, as JavaScript, and nothing that only the product’s developers need', () => {
  expect([...files.compiled]).toEqual(
    expect.arrayContaining([
      'packages/admin/src/pictures/clean-svg-worker.ts',
      'e2e/audit.spec.ts',
      'packages/mail-gateway/src/main.ts',
      'packages/sections/hero/section.ts',
      'site/astro.config.ts',
      'tools/upgrade.ts',
    ]),
  );
  const all = [...files.copied, ...files.compiled];
  const unneeded =
    /\.(test|examples)\.|(^|\/)(test|bench|gallery|artwork|baselines|rules|pack|node_modules)\//;
  expect(all.filter((path) => unneeded.test(path))).toEqual([]);
});

test('a guide in the package links to files of the package', () => {
  const there = [...files.copied, ...files.compiled];
  const guides = there.filter((path) =>
    /^docs\/[^/]+\.md$|^sample\/content\/README\.md$/.test(path),
  );
  expect(guides.length).toBeGreaterThan(10);
  const missing = guides.flatMap((guide) => {
    const text = readFileSync(join(productRoot, guide), 'utf8').replaceAll(
      /^```[\s\S]*?^```$/gm,
      '',
    );
    return [...text.matchAll(/\]\((?!https?:|mailto:|[#/])([^)#\s]+)/g)]
      .map(([, link = '']) => posix.join(dirname(guide), link).replace(/\/$/, ''))
      .filter((path) => !there.some((each) => each === path || each.startsWith(`${path}/`)))
      .map((path) => `${guide}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('its package.json names exact versions of all that is imported, and JavaScript for Node', () => {
  const { dependencies, exports, bin } = manifestOf(files) as {
    dependencies: Record<string, string>;
    exports: Record<string, unknown>;
    bin: unknown;
  };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['astro', 'fastify', 'node', 'react', 'typescript', 'vitest', 'zod']),
  );
  expect(Object.keys(dependencies)).not.toContain('prettier');
  expect(Object.values(dependencies).filter((version) => !/^\d/.test(version))).toEqual([]);
  expect(exports['./fields']).toEqual({
    types: './packages/content-model/src/schemas/fields.ts',
    default: './packages/content-model/src/schemas/fields.js',
  });
  expect(bin).toEqual({ agency: 'tools/run.mjs' });
});

test('JavaScript imports JavaScript, and is without types', () => {
  const source = `import type { A } from './a.ts';\nimport { b } from './b.tsx';\nexport const c: A = b;\n`;
  expect(javaScriptOf('c.ts', source).replaceAll('"', "'")).toBe(
    `import { b } from './b.js';\nexport const c = b;\n`,
  );
});

test('the package that makes projects has the version of the product', () => {
  const versionOf = (file: string) =>
    JSON.parse(readFileSync(join(productRoot, file), 'utf8')).version;
  expect(versionOf('packages/create/package.json')).toBe(versionOf('package.json'));
});
