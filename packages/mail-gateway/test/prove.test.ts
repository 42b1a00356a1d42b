import { describe, expect, it } from 'vitest';
import { type SimulationOptions, simulate } from './prove/simulate.ts';
import { temporaryFolder } from './support/arrange.ts';
import { freshUrl } from './support/databases.ts';

/** Simulations after which a planted fault counts as not found: a seed fixes what happens, the machine when. */
const SEEDS = 12;

/** Messages of a simulation with a planted fault, which is denser than others. */
const FEW = 60;

const failuresOf = async (options: Omit<SimulationOptions, 'folder'>) =>
  (await simulate({ folder: temporaryFolder(), ...options })).failures.join('\n');

/** Simulates with one seed after the other until a failure matches. @returns the failures of the last one */
async function failuresUntil(
  pattern: RegExp,
  options: Omit<SimulationOptions, 'folder' | 'seed'>,
): Promise<string> {
  let failures = '';
  for (let seed = 1; seed <= SEEDS && !pattern.test(failures); seed += 1) {
    failures = await failuresOf({ seed, messages: FEW, ...options });
  }
  return failures;
}

/** Only full disks, so that many messages meet one. */
const fullDisks = { 'time passes': 0, 'a process stops': 0, 'the clock jumps': 0 };

/** Only lost answers, so that many messages meet one. */
const lostMails = { takes: 5, 'hangs up after the dot, without the mail': 30 };

describe('a simulation', () => {
  it('finds nothing lost on SQLite', async () => {
    expect(await failuresOf({ seed: 1 })).toBe('');
  });

  it('finds nothing lost on PostgreSQL', async () => {
    expect(await failuresOf({ seed: 1, server: { freshUrl } })).toBe('');
  });

  it.each([
    {
      what: 'an OK that comes before the commit',
      pattern: /was answered OK, and is not in the database/,
      more: { faults: fullDisks },
      file: 'src/http/message-keeper.ts',
      code: 'await store.keep(message, options)',
      planted: "(store.keep(message, options).catch(() => {}), 'kept' as const)",
    },
    {
      what: 'a message that counts as sent before the answer to the dot',
      pattern: /counts as mailed, and no mail server said/,
      more: { mail: lostMails },
      file: 'src/outbox/attempt.ts',
      code: 'recorder.extendLease(delivery, answerWithin)',
      planted: 'recorder.sent(delivery, handler, [])',
    },
  ])('finds $what', async ({ pattern, more, file, code, planted }) => {
    const fault = { file, code, planted };
    expect(await failuresUntil(pattern, { fault, more })).toMatch(pattern);
  });
});
