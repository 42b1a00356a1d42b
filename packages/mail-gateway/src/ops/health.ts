import type { FastifyInstance } from 'fastify';
import { conditionOf } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { SECOND } from '../time.ts';
import type { RefusalWatch } from './refusals.ts';

const REUSE_FOR = SECOND;

/**
 * `/healthz`: whether the gateway can store a message now. Requests share one test write to the database
 * a second.
 */
export function healthRoute(
  app: FastifyInstance,
  {
    store,
    refusals,
    now,
  }: { store: Pick<Store, 'probe'>; refusals: Pick<RefusalWatch, 'isFull'>; now: () => number },
): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isChecking = false;
  let checked: Promise<string> = Promise.resolve('ok');

  async function check(): Promise<string> {
    isChecking = true;
    checkedAt = performance.now();
    try {
      await store.probe(now());
      return 'ok';
    } catch (error) {
      return conditionOf(error);
    } finally {
      isChecking = false;
    }
  }

  app.get('/healthz', async (_request, reply) => {
    if (!isChecking && performance.now() - checkedAt >= REUSE_FOR) {
      checked = check();
    }
    const condition = refusals.isFull() ? 'full' : await checked;
    reply.header('cache-control', 'no-store');
    return condition === 'ok'
      ? { status: 'ok' }
      : reply.code(503).send({ status: 'unavailable', reason: condition });
  });
}
