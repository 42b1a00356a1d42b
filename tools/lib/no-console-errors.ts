import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that expects an error says so by mocking `console.error` itself. */
const errors: unknown[][] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    errors.push(words);
  });
});

afterEach(() => {
  const written = [...errors];
  vi.restoreAllMocks();
  expect(written, 'unexpected console.error').toEqual([]);
});
