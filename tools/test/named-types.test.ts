import { expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { writeFiles } from '../../packages/harness/written-files.ts';
import { namedTypes } from '../lib/upgrade/named-types.ts';

/** The types of a component of a small product, with the types that its file imports. */
function typesOf(properties: string, types: string) {
  const product = temporaryFolder();
  writeFiles(product, '', {
    'packages/tsconfig.own.json':
      '{ "compilerOptions": { "strict": true, "types": [], "allowImportingTsExtensions": true, "noEmit": true }, "include": [] }',
    'node_modules/library/index.d.ts': 'export type Foreign = { a: string };',
    'site/src/types.ts': types,
    'site/src/sections/Bar/Bar.tsx': `import type { Foreign } from 'library';
import type { Shown, Link } from '../../types.ts';
export interface BarProps ${properties}`,
  });
  return namedTypes(product, ['Bar', 'Gone'])['Bar'];
}

test('a type that a component’s properties name is read with the types that it names itself', () => {
  const shown = 'export type Shown = { title: string; link?: Link };';
  const link = 'export interface Link { href: string; isOpen: boolean }';
  expect(typesOf('{ bar: readonly Shown[]; foreign: Foreign }', `${shown}\n${link}`)).toEqual({
    Shown: ['title: string', 'link?: Link | undefined'],
    Link: ['href: string', 'isOpen: boolean'],
  });
});

test('objects inside a type are read with it, and what has no properties as it is declared', () => {
  const shown = 'export type Shown = { lists: { of?: { name: Size } }[]; at: Date };';
  const size = "type Size = 'small' | 'large';\nexport type Link = { a: string; b: string };";
  expect(
    typesOf("{ bar: Shown; part: Pick<Link, 'a'>; b: Link['b'] }", `${shown}\n${size}`),
  ).toEqual({
    Shown: ['lists[].of?.name: Size', 'at: Date'],
    Size: ['"small" | "large"'],
    "Pick<Link, 'a'>": ['a: string'],
    "Link['b']": ['string'],
  });
});

test('the type of content is read from the schema of its file', () => {
  expect(namedTypes(productRoot, ['Footer'])['Footer']?.['FooterContent']).toEqual(
    expect.arrayContaining(['copyright: string', 'sections[].links[].href: string']),
  );
});
