import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test was skipped; `npm test` lists it, and fails for a skip without it. */
    skipReason?: string;
  }
}

/** Skips the tests of the block it stands in, or of the file, unless the machine has what they need. */
export function needs(isThere: boolean, reason: string): void {
  beforeEach(({ task, skip }) => {
    if (isThere) return;
    task.meta.skipReason = reason;
    skip(reason);
  });
}
