// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { limiterStorage, withStorageFallback } from './client-storage.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const denyStorage = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });

afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  localStorage.clear();
});

test('where storage is denied, a module that reads it while it loads gets a working one', async () => {
  denyStorage();
  const seen = await withStorageFallback(async () => {
    localStorage.setItem('a', '1');
    return localStorage.getItem('a');
  });
  expect(seen).toBe('1');
});

test('the storage fallback is removed again, also when loading fails', async () => {
  denyStorage();
  await expect(withStorageFallback(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(() => localStorage).toThrow('denied');
});

test('where storage works it is left alone', async () => {
  const own = localStorage;
  expect(await withStorageFallback(async () => localStorage)).toBe(own);
});

test('the limiter remembers a message only when it was delivered', async () => {
  const storage = limiterStorage(() => 2000);
  await storage.set('last', '1000');
  expect(await limiterStorage(() => 2000).get('last')).toBeNull();
  storage.confirm();
  expect(await limiterStorage(() => 2000).get('last')).toBe('1000');
});

test('a time in the future, from a clock that was set back since, does not block', async () => {
  localStorage.setItem('last', '5000');
  expect(await limiterStorage(() => 2000).get('last')).toBeNull();
});

test('the limiter works without storage as long as the page is open', async () => {
  denyStorage();
  const storage = limiterStorage(() => 2000);
  await storage.set('last', '1000');
  storage.confirm();
  expect(await limiterStorage(() => 2000).get('last')).toBe('1000');
});
