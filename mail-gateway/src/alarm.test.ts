import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { patience } from '../test/support.ts';
import { alarms, createAlarm } from './alarm.ts';
import { projectRoot } from './setting-kinds.ts';

const hour = 60 * 60 * 1000;

function world(post: (address: string, body: string) => Promise<unknown> = async () => {}) {
  const posted: [string, unknown][] = [];
  const logged: unknown[] = [];
  const warned: unknown[] = [];
  const clock = { now: 0 };
  const alarm = createAlarm({
    logger: {
      error: (what: unknown) => logged.push(what),
      warn: (what: unknown) => warned.push(what),
    },
    webhook: 'https://hooks.example/x',
    now: () => clock.now,
    post(address, body) {
      posted.push([address, JSON.parse(body)]);
      return post(address, body);
    },
  });
  return { alarm, posted, logged, warned, clock };
}

describe('an alarm', () => {
  it('is logged, and posted with a sentence and its details', () => {
    const { alarm, posted, logged } = world();
    alarm('mail-refused', { id: 'abc', codes: ['EAUTH 535'] });
    expect(logged).toEqual([{ alarm: 'mail-refused', id: 'abc', codes: ['EAUTH 535'] }]);
    expect(posted).toEqual([
      [
        'https://hooks.example/x',
        { text: alarms['mail-refused'], alarm: 'mail-refused', id: 'abc', codes: ['EAUTH 535'] },
      ],
    ]);
  });

  it('is posted once an hour, and once a day when it goes on for longer', () => {
    const { alarm, posted, logged, clock } = world();
    for (; clock.now < 96 * hour; clock.now += hour / 4) {
      alarm('waiting-long');
    }
    expect(logged).toHaveLength(384);
    expect(posted).toHaveLength(24 + 3);
  });

  it('does not keep another one from being posted', () => {
    const { alarm, posted } = world();
    alarm('waiting-long');
    alarm('disk-nearly-full');
    alarm('waiting-long');
    expect(posted).toHaveLength(2);
  });

  it('begins anew after two quiet days', () => {
    const { alarm, posted, clock } = world();
    alarm('waiting-long');
    clock.now = 30 * hour;
    alarm('waiting-long');
    clock.now = 90 * hour;
    alarm('waiting-long');
    clock.now = 91 * hour;
    alarm('waiting-long');
    expect(posted).toHaveLength(4);
  });

  it('that cannot be posted is in the log', async () => {
    const { alarm, warned } = world(async () => {
      throw new TypeError('no network');
    });
    alarm('waiting-long');
    await expect.poll(() => warned, patience).toHaveLength(1);
  });

  it('is explained in the documentation, each of them and no other', () => {
    const page = readFileSync(path.join(projectRoot, 'docs/operating-the-gateway.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([a-z]+(?:-[a-z]+)+)` \| (.*?) \|/gm)];
    expect(rows.map(([, name, text]) => [name, text])).toEqual(Object.entries(alarms));
  });
});
