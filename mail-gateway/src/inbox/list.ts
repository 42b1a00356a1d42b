import { type State, states } from '../message.ts';
import type { StoredMessage } from '../store/store.ts';
import { type Command, CommandError, exitCodes, type World } from './command.ts';
import { recordOf } from './record.ts';
import { minuteOf, paint, safeJson, visibleLine } from './terminal.ts';

/** How many messages are listed when nothing else is asked for. */
const USUAL_LIMIT = 50;

export const list: Command = {
  usage: 'list [--state STATE] [--limit N] [--json]',
  summary: 'The newest messages, one a line',
  options: { state: { type: 'string' }, limit: { type: 'string' } },
  opens: 'read',
  async run({ options, store, world, place }) {
    const limit = limitOf(options['limit']);
    const state = stateOf(options['state']);
    const messages = (await store?.list({ state, limit })) ?? [];
    if (options['json']) {
      world.out(`${safeJson(messages.map(recordOf), 2)}\n`);
      return exitCodes.done;
    }
    if (messages.length === 0) {
      world.out(store ? 'No messages.\n' : `No messages yet: there is no database at ${place}.\n`);
      return exitCodes.done;
    }
    world.out(
      `${['ID          ', 'RECEIVED (UTC)  ', 'STATE  ', 'FROM'.padEnd(24), 'ABOUT'].join('  ')}\n`,
    );
    for (const message of messages) {
      world.out(`${lineOf(message, world)}\n`);
    }
    return exitCodes.done;
  },
};

const stateColours = {
  failed: 'red',
  spam: 'yellow',
  sent: 'green',
  queued: 'grey',
  sending: 'grey',
} as const;

/** A message on one line that fits the terminal. */
export function lineOf(message: StoredMessage, world: Pick<World, 'columns' | 'colours'>): string {
  const { fields, state } = message;
  const from = fields.from_name.trim() || fields.from_email || fields.from_number;
  const about = fields.from_subject.trim() || fields.from_message;
  const start = `${message.id}  ${minuteOf(message.receivedAt)}  `;
  const sender = `  ${visibleLine(from, 24).padEnd(24)}  `;
  const room = world.columns - start.length - 'sending'.length - sender.length;
  const shown = paint(stateColours[state], state.padEnd(7), world);
  return `${start}${shown}${sender}${visibleLine(about, Math.max(20, room))}`.trimEnd();
}

/** The state that was asked for; throws CommandError for one that does not exist. */
export function stateOf(given: string | boolean | undefined): State | undefined {
  const state = states.find((each) => each === given);
  if (given !== undefined && state === undefined) {
    throw new CommandError(`--state must be one of ${states.join(', ')}.`, exitCodes.usage);
  }
  return state;
}

function limitOf(given: string | boolean | undefined): number {
  const limit = Number(given ?? USUAL_LIMIT);
  if (!Number.isSafeInteger(limit) || limit < 1) {
    throw new CommandError('--limit must be a whole number from 1.', exitCodes.usage);
  }
  return limit;
}
