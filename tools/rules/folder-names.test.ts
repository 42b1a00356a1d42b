import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageKinds } from '../../packages/content-model/src/page-kinds/page-kinds.ts';
import { sections } from '../../packages/content-model/src/sections/sections.ts';
import { productRoot } from '../../packages/harness/root.ts';

/** The names of the folders, and of their content. */
const names = [...sections, ...pageKinds].flatMap(({ name, key }) => [name, key]);

/** The code of the product around the folders; what is for tests alone may know the sample. */
const files = globSync(
  [
    'packages/{admin,content-model,content-store,mail-gateway}/src/**/*.{ts,tsx}',
    '{packages/harness,site,tools}/*.ts',
    'tools/lib/**/*.ts',
    'site/src/**/*.{ts,tsx,astro}',
  ],
  { cwd: productRoot },
).filter((file) => !/\.(?:test|examples)\.|\/gallery\//.test(file));

/** Texts in quotes that are the name of a folder by chance, by their files. */
const others: Readonly<Record<string, readonly string[]>> = {
  // The names of scenes that are drawn, and of buttons of the editor of texts.
  'packages/content-model/src/schemas/drawing.ts': ['team'],
  'packages/admin/src/rich-text/rich-text.tsx': ['numbers'],
  // An address that is no page's, because pages about projects are below it.
  'packages/content-model/src/schemas/fields.ts': ['projects'],
};

/** The names of folders that the code of a file has in quotes, or by which it reads a part of the content. */
function namesIn(file: string): string[] {
  const code = readFileSync(join(productRoot, file), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*/g,
    '',
  );
  return [...new Set(names)]
    .filter((name) => {
      const part = new RegExp(
        `['"\`](?:documents\\.|listHeads\\.)?${name}(?:\\.\\w+)?['"\`]|[cC]ontent\\.${name}\\b|documents\\.${name}\\b`,
      );
      return part.test(code);
    })
    .filter((name) => !others[file]?.includes(name));
}

test('no code outside its folder names a section or a kind of pages', () => {
  const found = files.flatMap((file) => namesIn(file).map((name) => `${file} names ${name}`));
  expect(found).toEqual([]);
});
