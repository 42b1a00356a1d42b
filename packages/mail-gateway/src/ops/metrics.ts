import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { states } from '../messages/message.ts';
import type { AttemptCounter } from '../outbox/attempt.ts';
import type { Store } from '../store/store.ts';

/** Counters. No label contains what a visitor wrote, so their number is bounded. */
export interface Metrics extends AttemptCounter {
  accepted(outcome: 'kept' | 'repeated', state: string): void;
  /** A request was refused with this code of the error catalogue. */
  refused(code: string): void;
  answered(route: string, status: number, milliseconds: number): void;
  /** The metrics in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Counters and gauges in a registry of their own. */
export function createMetrics(store: Store, now: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const accepted = new Counter({
    name: 'gateway_accepted_total',
    help: 'Messages answered with OK',
    labelNames: ['outcome', 'state'],
    registers,
  });
  const refused = new Counter({
    name: 'gateway_refused_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers,
  });
  const attempted = new Counter({
    name: 'gateway_relay_attempts_total',
    help: 'Attempts to hand a message on',
    labelNames: ['relay', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  registerStoreGauges(registry, store, now);
  return {
    accepted: (outcome, state) => accepted.inc({ outcome, state }),
    refused: (code) => refused.inc({ code }),
    attempted: (relay, outcome) => attempted.inc({ relay, outcome }),
    answered: (route, status, milliseconds) =>
      duration.observe({ route, status: String(status) }, milliseconds / 1000),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Gauges that are read from the store when the metrics are asked for. They are left out while the store is unavailable. */
function registerStoreGauges(registry: Registry, store: Store, now: () => number): void {
  const registers = [registry];
  new Gauge({
    name: 'gateway_messages',
    help: 'Messages kept, by state',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const counts = await store.counts().catch(() => null);
      for (const state of counts ? states : []) {
        this.set({ state }, counts?.[state] ?? 0);
      }
    },
  });
  new Gauge({
    name: 'gateway_oldest_waiting_seconds',
    help: 'Age of the message that waits longest; 0 when none waits',
    registers,
    async collect() {
      try {
        const oldest = await store.oldestWaiting();
        this.set(oldest === null ? 0 : (now() - oldest) / 1000);
      } catch {
        this.remove();
      }
    },
  });
}

/**
 * Whether a request may read the metrics: it has the token, or, when none is set, comes from this
 * machine itself and not through a proxy.
 */
export function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token !== '') {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const { remoteAddress = '' } = request.socket;
  const forwarded = Object.keys(request.headers).some((name) => forwarding.test(name));
  const asked = request.headers.host ?? '';
  return !forwarded && localHost.test(asked) && /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress);
}

/** Headers that proxies add. A proxy that adds none still passes the site's Host on. */
const forwarding = /^(x-forwarded-.*|forwarded|via|x-real-ip|cf-connecting-ip|true-client-ip)$/;
const localHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
