import { expect, test } from 'vitest';
import { fileKinds } from '../../packages/content-model/src/schemas/file-kinds.ts';
import { endings } from '../../packages/mail-gateway/src/files/file-formats.ts';

test('the gateway knows every kind of file that a question can ask for, and no other', () => {
  expect(Object.values(fileKinds).flat().sort()).toEqual([...endings].sort());
});
