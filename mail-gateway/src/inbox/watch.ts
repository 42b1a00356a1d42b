import { setTimeout as wait } from 'node:timers/promises';
import { type Command, exitCodes, requireStore } from './command.ts';
import { lineOf } from './list.ts';
import { recordOf } from './record.ts';
import { safeJson } from './terminal.ts';

/** Time between two looks, in milliseconds. */
const EVERY = 1000;

/** Messages looked at each time; more than come in between two looks. */
const NEWEST = 200;

export const watch: Command = {
  usage: 'watch [--json]',
  summary: 'Print each message as it comes in, until interrupted with Ctrl-C',
  options: {},
  opens: 'read',
  async run(input) {
    const { options, world } = input;
    const store = requireStore(input);
    const known = new Set((await store.list({ limit: NEWEST })).map(({ id }) => id));
    world.progress('waiting for messages');
    while (!world.interrupted.aborted) {
      const newest = await store.list({ limit: NEWEST });
      for (const message of newest.filter(({ id }) => !known.has(id)).reverse()) {
        known.add(message.id);
        world.out(`${options['json'] ? safeJson(recordOf(message)) : lineOf(message, world)}\n`);
      }
      // An interruption ends the wait, not the program in the middle of a line.
      await wait(EVERY, undefined, { signal: world.interrupted }).catch(() => {});
    }
    return exitCodes.done;
  },
};
