import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { temporaryDatabase, waitOptions } from './support/arrange.ts';
import { end, postTo, startGateway, unlimited } from './support/gateway.ts';

describe('a gateway that is killed under load', () => {
  it('has every message that it answered with OK, three times in a row', async () => {
    const DATABASE_URL = temporaryDatabase();
    const accepted: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const gateway = await startGateway({ ...unlimited, DATABASE_URL });
      let dead = false;
      const senders = Array.from({ length: 20 }, async (_, sender) => {
        for (let each = 0; !dead; each += 1) {
          const from_name = `${round} ${sender} ${each}`;
          try {
            const answer = await postTo(gateway, { from_name });
            if ((await answer.text()) === 'OK') {
              accepted.push(from_name);
            }
          } catch {
            dead = true;
          }
        }
      });
      const before = accepted.length;
      await expect.poll(() => accepted.length - before, waitOptions).toBeGreaterThan(100);
      await wait(Math.random() * 200);
      await end(gateway, 'SIGKILL');
      await Promise.all(senders);
    }
    // Opening checks the database's integrity as well.
    const store = await openStore(DATABASE_URL);
    const messages = await store.list({ limit: 1_000_000 });
    await store.close();
    const kept = new Set(messages.map(({ fields }) => fields.from_name));
    expect(accepted.filter((name) => !kept.has(name))).toEqual([]);
    expect(kept.size).toBe(messages.length);
  });
});
