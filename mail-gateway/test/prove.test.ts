import { describe, expect, it } from 'vitest';
import type { PlantedFault } from './prove/gateways.ts';
import { simulate } from './prove/simulate.ts';
import { temporaryFolder } from './support/arrange.ts';
import { usePostgres } from './support/postgres-server.ts';

/** Simulations after which a planted fault counts as not found: a seed fixes what happens, the machine when. */
const SEEDS = 15;

const failuresOf = async (seed: number, fault?: PlantedFault) =>
  (await simulate({ seed, folder: temporaryFolder(), fault })).failures.join('\n');

/** Simulates with one seed after the other until a failure says so. @returns the failures of the last one */
async function failuresUntil(text: string, fault: PlantedFault): Promise<string> {
  let failures = '';
  for (let seed = 1; seed <= SEEDS && !failures.includes(text); seed += 1) {
    failures = await failuresOf(seed, fault);
  }
  return failures;
}

describe('a simulation', () => {
  it('finds nothing lost on SQLite', async () => {
    expect(await failuresOf(1)).toBe('');
  });

  const postgres = usePostgres();

  it('finds nothing lost on PostgreSQL', async () => {
    const { failures } = await simulate({
      seed: 1,
      folder: temporaryFolder(),
      server: postgres.server(),
    });
    expect(failures).toEqual([]);
  });

  it('finds an OK that comes before the commit', async () => {
    const fault = {
      file: 'src/http/keep-message.ts',
      code: 'await store.keep(message, { hasWebhook })',
      planted: "(store.keep(message, { hasWebhook }).catch(() => {}), 'kept' as const)",
    };
    const text = 'was answered OK, and is not in the database';
    expect(await failuresUntil(text, fault)).toContain(text);
  });

  it('finds a message that counts as sent before the answer to the dot', async () => {
    const fault = {
      file: 'src/relay/deliver-message.ts',
      code: 'recorder.extendLease(message, answerWithin)',
      planted: 'recorder.sent(message, relay)',
    };
    const text = 'counts as sent, and no mail server said';
    expect(await failuresUntil(text, fault)).toContain(text);
  });

  it('finds a lease that ends whatever the clock says', async () => {
    const fault = {
      file: 'src/store/queries.ts',
      code: '(lease_until <= $1 OR lease_until > $2)',
      planted: '(lease_until <= $1 OR TRUE OR lease_until > $2)',
    };
    const text = 'was mailed again without a reason';
    expect(await failuresUntil(text, fault)).toContain(text);
  });
});
