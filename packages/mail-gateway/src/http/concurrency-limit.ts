/**
 * Returns a function that runs work, at most `atOnce` pieces at a time; the rest waits in order. Work
 * that has waited `timeoutMs` milliseconds never begins: its promise rejects with the error of `late`.
 */
export function limitConcurrency(
  atOnce: number,
  timeoutMs: number,
  late: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting = new Set<() => void>();
  let running = 0;

  function slot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(late());
      }, timeoutMs);
      waiting.add(begin);
    });
  }

  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      await slot();
    }
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        // The slot goes straight to the next work in the queue, so that newly arriving work cannot overtake it.
        waiting.delete(next);
        next();
      } else {
        running -= 1;
      }
    }
  };
}
