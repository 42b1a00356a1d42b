import type { AppOptions } from '../http/app-options.ts';
import type { createOpenSession, createVisitorOf } from './sessions.ts';

/** What the routes of the door are given. */
export interface AdminOptions extends AppOptions {
  /** Who sends a request, if they are signed in. */
  readonly visitorOf: ReturnType<typeof createVisitorOf>;
  readonly openSession: ReturnType<typeof createOpenSession>;
}
