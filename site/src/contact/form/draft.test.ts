// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Message, messageOf } from '../send/message.ts';
import { clearDraft, DRAFT_KEY, keepDraft, readDraft } from './draft.ts';

const message: Message = { ...messageOf(() => ''), from_name: 'Ada', from_message: ' two\nlines ' };
const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
});

test('an empty form leaves no draft behind', () => {
  keepDraft(message);
  keepDraft(messageOf(() => ''));
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a draft is forgotten after a week', () => {
  vi.useFakeTimers({ now: 0 });
  keepDraft(message);
  vi.setSystemTime(6.9 * 24 * 60 * 60 * 1000);
  expect(readDraft()).toEqual(message);
  vi.setSystemTime(7.1 * 24 * 60 * 60 * 1000);
  expect(readDraft()).toBeUndefined();
});

test.each([
  ['{'],
  ['null'],
  ['[]'],
  ['"text"'],
  ['{"keptAt":1e15,"message":7}'],
  ['{"message":{}}'],
])('another value under the same key, such as %s, is no draft', (stored) => {
  localStorage.setItem(DRAFT_KEY, stored);
  expect(readDraft()).toBeUndefined();
});

test('where storage is denied there is no draft and no error', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  keepDraft(message);
  clearDraft();
  expect(readDraft()).toBeUndefined();
});
