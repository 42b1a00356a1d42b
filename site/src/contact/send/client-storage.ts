import type { StorageProvider } from '@emailjs/browser';

/** The part of `localStorage` that is used here. */
type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that lasts as long as the page. */
function memoryStorage(): SmallStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const memory = memoryStorage();

/** The browser's storage, or `undefined` where it is denied: reading the property alone can throw. */
function browserStorage(): SmallStorage | undefined {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Runs `load` with a working `localStorage`. The published client reads `localStorage` while it is imported, and a
 * browser that denies storage throws there. What was lent is taken away again.
 */
export async function withStorageFallback<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (browserStorage()) return load();
  const denied = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: memory });
  try {
    return await load();
  } finally {
    if (denied) Object.defineProperty(globalThis, 'localStorage', denied);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  }
}

/** A storage for the client's rate limiter that counts delivered messages only. */
export interface LimiterStorage extends StorageProvider {
  /** Call when the message was delivered. */
  readonly confirm: () => void;
}

/**
 * The client's limiter notes the time of a message before it is sent, so that a message which failed would block the
 * next try, and a clock that was set back would block for the difference. Here the time is written down when the
 * message was delivered, and a time in the future counts as none.
 */
export function limiterStorage(now: () => number = Date.now): LimiterStorage {
  const storage = browserStorage() ?? memory;
  const noted = new Map<string, string>();
  return {
    get: async (key) => {
      const last = storage.getItem(key);
      return Number(last) <= now() ? last : null;
    },
    set: async (key, value) => void noted.set(key, value),
    remove: async (key) => storage.removeItem(key),
    confirm: () => {
      for (const [key, value] of noted) {
        try {
          storage.setItem(key, value);
        } catch {
          // A full storage leaves the limiter without a memory; the message itself was delivered.
        }
      }
    },
  };
}
