import { expect, test } from 'vitest';
import { fileKinds } from '../../content-model/src/schemas/file-kinds.ts';
import { endings } from '../../mail-gateway/src/files/file-formats.ts';

test('the gateway knows every kind of file that a question can ask for, and no other', () => {
  expect(Object.values(fileKinds).flat().sort()).toEqual([...endings].sort());
});
