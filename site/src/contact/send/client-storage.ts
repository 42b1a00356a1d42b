type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const values = new Map<string, string>();

/** A storage that lasts as long as the page. */
const memory: SmallStorage = {
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
};

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
 * Runs `load` with a working `localStorage`. The published client reads it while it is imported, and a browser that
 * denies storage throws then. The original property is restored afterwards.
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

/**
 * A storage for the client's rate limiter that counts delivered messages only. The client notes the time before it
 * sends, so a message that failed would block the next try, and a clock set back would block for the difference. Here
 * the time is stored by `confirm`, which is called when the message was delivered; a time in the future is ignored.
 */
export function limiterStorage(now: () => number = Date.now) {
  const storage = browserStorage() ?? memory;
  const noted = new Map<string, string>();
  return {
    get: async (key: string) => {
      const last = storage.getItem(key);
      return Number(last) <= now() ? last : null;
    },
    set: async (key: string, value: string) => void noted.set(key, value),
    remove: async (key: string) => storage.removeItem(key),
    confirm: () => {
      for (const [key, value] of noted) {
        try {
          storage.setItem(key, value);
        } catch {
          // Full storage: the next message is not limited.
        }
      }
    },
  };
}
