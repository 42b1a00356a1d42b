import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test was skipped; `npm test` lists it, and fails for a skip without it. */
    skipReason?: string;
  }
}

/** Skips the tests of the block or the file in which it is called, unless the machine has a program that they need. */
export function needs(isThere: boolean, reason: string): void {
  beforeEach(({ task, skip }) => {
    if (isThere) return;
    task.meta.skipReason = reason;
    skip(reason);
  });
}
