import { expect, it } from 'vitest';
import type { Delivery } from './deliveries.ts';
import { attemptOf, type Evidence, KILLED, ledgerOf } from './ledger.ts';

const mail = (gateway: number, isConfirmed: boolean): Delivery => ({
  id: 'a',
  gateway,
  isConfirmed,
});

/** A mail that the first gateway failed to send, the second sent, and the first sent again. */
const mailedAgain: Omit<Evidence, 'killed'> = {
  sent: { accepted: new Set([1]), whole: new Set([1]), requests: 1 },
  rows: [{ id: 'a', number: 1, state: 'sent', attempts: 3 }],
  deliveries: [mail(0, false), mail(1, true), mail(0, true)],
  met: new Map(),
  overtaken: new Map(),
  integrity: 'ok',
};

it('a mail that arrives after its gateway was killed may be mailed again', () => {
  const killed = new Set([attemptOf(0, 'a')]);
  const { failures, duplicates } = ledgerOf({ ...mailedAgain, killed });
  expect(failures).toEqual([]);
  expect(duplicates.get(KILLED)).toBe(1);
});

it('a mail that is mailed again after another gateway was killed is a failure', () => {
  const killed = new Set([attemptOf(2, 'a')]);
  expect(ledgerOf({ ...mailedAgain, killed }).failures).toEqual([
    'Enquiry no. 1 was mailed again without a reason.',
  ]);
});
