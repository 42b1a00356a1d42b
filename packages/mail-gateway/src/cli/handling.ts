import type { Handling } from '../messages/message.ts';
import { changeMessages } from './change.ts';
import type { Command } from './command.ts';

/** A command that sets the handling of messages. */
export const handlingCommand = (name: string, handling: Handling, summary: string): Command => ({
  usage: `${name} ID… [--json]`,
  summary,
  takesWords: true,
  opens: 'write',
  run: (input) =>
    changeMessages(input, {
      step: (store, { id }) => store.setHandling(id, handling),
      done: `is ${handling}`,
      refused: () => 'is gone',
    }),
});
