/**
 * Lets at most `atOnce` pieces of work run at a time; the others wait their turn, first come first
 * served, at most `timeoutMs` milliseconds. The returned function resolves or rejects as the work
 * does, and rejects with what `late` makes when the turn did not come in time: the work is then
 * never begun.
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
        // The turn is handed over, so that nobody who comes now can slip in between.
        waiting.delete(next);
        next();
      } else {
        running -= 1;
      }
    }
  };
}
