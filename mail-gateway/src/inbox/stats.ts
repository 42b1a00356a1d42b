import { states } from '../message.ts';
import { DAY } from '../time.ts';
import { type Command, exitCodes, print } from './command.ts';
import { minuteOf } from './terminal.ts';

export const stats: Command = {
  usage: 'stats [--json]',
  summary: 'How many messages, in which states, and what waits longest',
  opens: 'read',
  async run(input) {
    const { store, context } = input;
    const counts = (await store?.counts()) ?? Object.fromEntries(states.map((state) => [state, 0]));
    const since = async (days: number) =>
      (await store?.countSince(context.now() - days * DAY)) ?? 0;
    const oldest = (await store?.oldestWaiting()) ?? null;
    const found = {
      states: counts,
      received: { day: await since(1), week: await since(7), month: await since(30) },
      oldest_waiting: oldest === null ? null : new Date(oldest).toISOString(),
    };
    const rows = [
      ...Object.entries(counts),
      ['last 24 hours', found.received.day],
      ['last 7 days', found.received.week],
      ['last 30 days', found.received.month],
    ];
    const lines = [
      ...rows.map(([name, count]) => `${String(name).padEnd(14)}${String(count).padStart(8)}`),
      oldest === null ? 'Nothing waits.' : `Waiting since ${minuteOf(oldest)} UTC at the longest.`,
    ];
    print(input, `${lines.join('\n')}\n`, found);
    return exitCodes.done;
  },
};
