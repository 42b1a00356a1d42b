/**
 * Lets at most `atOnce` pieces of work run at a time; the others wait their turn, first come first
 * served. The returned function resolves or rejects as the work does.
 */
export function takeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) {
      running += 1;
    } else {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) {
        // The turn is handed over, so that nobody who comes now can slip in between.
        next();
      } else {
        running -= 1;
      }
    }
  };
}
