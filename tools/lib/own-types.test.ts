import { expect, test } from 'vitest';
import { temporaryFolder } from '../../packages/content-store/test/temporary-folder.ts';
import { writeFiles } from '../../packages/harness/written-files.ts';
import { hasOwnCode } from './own-code.ts';
import { ownTypeErrors } from './own-types.ts';

test('a project without code of its own has no types to check', () => {
  const project = temporaryFolder();
  writeFiles(project, 'own', { 'styles.css': '', 'words/en.yaml': '' });
  expect(hasOwnCode(project)).toBe(false);
  writeFiles(project, 'own', { 'components/TopBar.tsx': '' });
  expect(hasOwnCode(project)).toBe(true);
});

test('an error of types in own/ is named with its file, line and column, and no other', () => {
  const project = temporaryFolder();
  writeFiles(project, '', {
    'tsconfig.json': '{ "compilerOptions": { "strict": true, "types": [] } }',
    'own/half.ts': "import { one } from '../other.ts';\n\nexport const half: string = one;\n",
    'other.ts': "export const one: number = 'one';\n",
  });
  const errors = ownTypeErrors(project).map((error) => error.replace(/\n.*/s, ''));
  expect(errors).toContain("own/half.ts:3:14: Type 'number' is not assignable to type 'string'.");
  expect(errors.filter((error) => !error.startsWith('own/'))).toEqual([]);
});

test('a fault of tsconfig.json is named', () => {
  const project = temporaryFolder();
  writeFiles(project, '', { 'tsconfig.json': '{ "extends": ' });
  expect(ownTypeErrors(project)[0]).toMatch(/^tsconfig\.json:1:\d+: /);
});
