import { expect, test } from 'vitest';
import { unknownFileIssues } from './locate.ts';

test('a file is named that not every computer can store, with a name that it can have', () => {
  const names = [
    ...[
      'what?.png',
      'Büro #1.png',
      'con.webp',
      'CON.yaml',
      'a\u200Bb.jpg',
      'a:b.png',
      'a\nb.png',
      'a\\b.png',
    ],
    `${'长'.repeat(100)}.png`,
  ];
  const issues = unknownFileIssues(names.map((name) => `team/${name}`));
  expect(issues.map(({ file, code }) => [file, code])).toEqual(
    names.map((name) => [`content/team/${name}`, 'unportableName']),
  );
  expect(issues.map(({ values }) => values.at(-1))).toEqual([
    ...[
      'what.png',
      'buro-1.png',
      'con-1.webp',
      'con-1.yaml',
      'a-b.jpg',
      'a-b.png',
      'a-b.png',
      'a-b.png',
    ],
    `${'长'.repeat(60)}.png`,
  ]);
});

test('a folder of pictures has a name that every computer can store, too', () => {
  expect(
    unknownFileIssues(['pictures/what?/a.png', 'pictures/aux/b.png', 'a b/ü/c.png']),
  ).toMatchObject([
    { file: 'content/pictures/what?/a.png', values: ['what?', 'what'] },
    { file: 'content/pictures/aux/b.png', values: ['aux', 'aux-1'] },
  ]);
});

test('names with spaces, signs and letters of every script are taken', () => {
  const names = [
    'Büro 1.png',
    "a & b's (2) [x] 100%+$.jpg",
    'متجر-القهوة.webp',
    'हिन्दी.yaml',
    'नि‍.png',
  ];
  expect(unknownFileIssues(names.map((name) => `team/${name}`))).toEqual([]);
});
