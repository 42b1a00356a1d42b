import { changeMessages } from './change.ts';
import type { Command } from './command.ts';

export const release: Command = {
  usage: 'release ID… [--json]',
  summary: 'Mail messages that were withheld',
  takesWords: true,
  opens: 'write',
  run: (input) =>
    changeMessages(input, {
      step: async (store, { id, state }, now) => state === 'spam' && store.requeue(id, now),
      done: 'will be mailed now',
      refused: ({ state }) => `is not withheld, it is ${state}`,
    }),
};
