import { states } from '../message.ts';
import { DAY } from '../time.ts';
import { type Command, exitCodes } from './command.ts';
import { minuteOf, safeJson } from './terminal.ts';

export const stats: Command = {
  usage: 'stats [--json]',
  summary: 'How many messages, in which states, and what waits longest',
  opens: 'read',
  async run({ store, options, context }) {
    const counts = (await store?.counts()) ?? Object.fromEntries(states.map((state) => [state, 0]));
    const since = async (days: number) =>
      (await store?.countSince(context.now() - days * DAY)) ?? 0;
    const oldest = (await store?.oldestWaiting()) ?? null;
    const found = {
      states: counts,
      received: { day: await since(1), week: await since(7), month: await since(30) },
      oldest_waiting: oldest === null ? null : new Date(oldest).toISOString(),
    };
    if (options['json']) {
      context.out(`${safeJson(found, 2)}\n`);
      return exitCodes.done;
    }
    const rows = [
      ...Object.entries(counts),
      ['last 24 hours', found.received.day],
      ['last 7 days', found.received.week],
      ['last 30 days', found.received.month],
    ];
    for (const [name, count] of rows) {
      context.out(`${String(name).padEnd(14)}${String(count).padStart(8)}\n`);
    }
    context.out(
      oldest === null
        ? 'Nothing waits.\n'
        : `Waiting since ${minuteOf(oldest)} UTC at the longest.\n`,
    );
    return exitCodes.done;
  },
};
