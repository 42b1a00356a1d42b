import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The errors that a test writes to the console. A test that expects an error mocks `console.error` itself. */
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
