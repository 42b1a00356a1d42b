import { expect, it } from 'vitest';
import type { Delivery } from './deliveries.ts';
import { attemptOf, type Evidence, KILLED, ledgerOf } from './ledger.ts';

const webhook = (gateway: number, isConfirmed: boolean): Delivery => ({
  kind: 'webhook',
  id: 'a',
  gateway,
  isConfirmed,
  isParallel: false,
});

const row = { id: 'a', number: 1, address: 'ada@x.example', state: 'sent', attempts: 3 };

/** A webhook that the first gateway failed to post, the second posted, and the first posted again. */
const postedAgain: Omit<Evidence, 'killed'> = {
  sent: { accepted: new Set([1]), whole: new Set([1]), requests: 1 },
  rows: [
    { ...row, kind: 'mail', createdAt: 0 },
    { ...row, kind: 'webhook', createdAt: 0 },
  ],
  deliveries: [
    { ...webhook(0, true), kind: 'mail' },
    webhook(0, false),
    webhook(1, true),
    webhook(0, true),
  ],
  met: new Map(),
  overtaken: new Map(),
  integrity: 'ok',
};

it('a webhook that arrives after its gateway was killed may be posted again', () => {
  const killed = new Set([attemptOf(1, 'webhook a')]);
  const { failures, duplicates } = ledgerOf({ ...postedAgain, killed });
  expect(failures).toEqual([]);
  expect(duplicates.get(`posted again: ${KILLED}`)).toBe(1);
});

it('a webhook that is posted again after another gateway was killed is a failure', () => {
  const killed = new Set([attemptOf(2, 'webhook a')]);
  expect(ledgerOf({ ...postedAgain, killed }).failures).toEqual([
    'Enquiry no. 1 was posted again without a reason.',
  ]);
});
