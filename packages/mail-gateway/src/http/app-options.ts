import type { FastifyBaseLogger } from 'fastify';
import type { ContactForm } from '../contact-form.ts';
import type { ViewCounter } from '../figures/view-counter.ts';
import type { Language } from '../languages/language.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { RefusalWatch } from '../ops/refusals.ts';
import type { OutboxWorker } from '../outbox/worker.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { OriginVerdict } from './origins.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the page that sent the request may send messages. */
    originVerdict: OriginVerdict;
  }
}

/** The parts of the gateway that its HTTP application uses. */
export interface AppOptions {
  readonly settings: Settings;
  readonly language: Language;
  readonly store: Store;
  readonly worker: Pick<OutboxWorker, 'wake' | 'delivers'>;
  readonly logger: FastifyBaseLogger;
  /** The site's contact form. Without it, the gateway checks no answers. */
  readonly form?: Pick<ContactForm, 'current'>;
  /** Counts the pages that people see. Without it, nothing is counted. */
  readonly views?: ViewCounter | undefined;
  readonly metrics: Metrics;
  readonly refusals: RefusalWatch;
  /** Milliseconds since 1970 (UTC). */
  readonly now: () => number;
}
