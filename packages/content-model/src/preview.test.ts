import { expect, test } from 'vitest';
import { messageOfPage } from './preview.ts';

test('the messages of a page are taken as they are, without anything else in them', () => {
  const field = { file: 'hero/hero.yaml', input: 'mainHeading' };
  for (const message of [
    { type: 'ready' },
    { type: 'outdated' },
    { type: 'shown', hasSection: false },
    { type: 'picked' },
    { type: 'picked', field },
  ]) {
    expect(messageOfPage({ ...message, more: 1 })).toEqual(message);
  }
});

test.each([
  ...[null, undefined, 'picked', 7, [], {}, { type: 'reload' }, { type: 'shown' }],
  ...[null, '%', {}, { file: 'a' }, { file: 1, input: 'b' }, { file: 'a', input: null }].map(
    (field) => ({ type: 'picked', field }),
  ),
])('%j is no message of a page', (data) => {
  expect(messageOfPage(data)).toBeUndefined();
});
