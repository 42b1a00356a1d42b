import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';
import { replaceableComponents } from '../../site/own-components.ts';
import { publicNames } from '../../site/public-names.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The properties of a component as its file declares them, and the types whose properties it takes as well. */
function propertiesOf(name: string, file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(productRoot, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const declared = source.statements.find(
    (each) => ts.isInterfaceDeclaration(each) && each.name.text === `${name}Props`,
  ) as ts.InterfaceDeclaration;
  const extended = (declared.heritageClauses ?? []).flatMap(({ types }) => types);
  const members = declared.members.map((member) => member.getText(source).replace(/;$/, ''));
  return [...extended.map((type) => `...${type.getText(source)}`), ...members].map(oneLine);
}

/** The list of the guide, as it has to be. */
const list = [...replaceableComponents(productRoot)]
  .flatMap(([name, file]) => [
    `### ${name}`,
    '',
    `\`${file}\``,
    '',
    '```ts',
    ...propertiesOf(name, file),
    '```',
    '',
  ])
  .join('\n');

test('the guide lists each component that can be replaced, with its properties and their types', () => {
  const guide = readFileSync(join(productRoot, 'docs/replacing-a-component.md'), 'utf8');
  expect(guide.slice(guide.indexOf('###'))).toBe(list);
});

test('own code can import each of them by a public name, and every public name leads to a file', () => {
  const { exports } = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8'));
  const named = Object.entries<string>(exports);
  expect(Object.fromEntries(named)).toMatchObject(
    Object.fromEntries(
      [...replaceableComponents(productRoot)].map(([name, file]) => [
        `./components/${name}`,
        `./${file.replaceAll('\\', '/')}`,
      ]),
    ),
  );
  expect(named.filter(([, file]) => !existsSync(join(productRoot, file)))).toEqual([]);
});

test('own sections and pages can import each shared component that sections and pages of the product show', () => {
  const names = publicNames(productRoot);
  const files = globSync('packages/{sections,pages}/**/!(*.test|*.examples).tsx', {
    cwd: productRoot,
  });
  const imported = files.flatMap((file) =>
    [...readFileSync(join(productRoot, file), 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)].map(
      ([, path = '']) => posix.join(posix.dirname(file.replaceAll('\\', '/')), path),
    ),
  );
  const shared = [...new Set(imported)].filter((path) => path.startsWith('site/src/components/'));
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.filter((path) => !names.has(path))).toEqual([]);
});
