import type { Store, StoredMessage } from '../store/store.ts';
import { type Command, CommandError, exitCodes } from './command.ts';
import { recordOf } from './record.ts';
import { minuteOf, safeJson, visible, visibleLine } from './terminal.ts';

export const show: Command = {
  usage: 'show ID [--json]',
  summary: 'One message whole; the beginning of its id is enough',
  options: {},
  async run({ words, options, store, print, place }) {
    const message = await oneMessage(store, words, place);
    print(options['json'] ? `${safeJson(recordOf(message), 2)}\n` : pageOf(message));
    return exitCodes.done;
  },
};

/** The message that the command's one word names; throws CommandError when it is not exactly one. */
export async function oneMessage(
  store: Store | null,
  words: readonly string[],
  place: string,
): Promise<StoredMessage> {
  const [id] = words;
  if (id === undefined || words.length > 1) {
    throw new CommandError('Name one message by its id, as list shows it.', exitCodes.usage);
  }
  if (!store) {
    throw new CommandError(`No messages yet: there is no database at ${place}.`);
  }
  const [message, another] = await store.find(id);
  if (!message) {
    throw new CommandError(`There is no message ${visibleLine(id, 40)}.`);
  }
  if (another) {
    throw new CommandError(
      `Several messages begin with ${visibleLine(id, 40)}: give more of the id.`,
    );
  }
  return message;
}

function pageOf(message: StoredMessage): string {
  const { fields } = message;
  const rows: [string, string][] = [
    ['Message', message.id],
    ['Received', `${minuteOf(message.receivedAt)} UTC`],
    ['State', stateLine(message)],
    ['Page', message.page],
    ['Doubts', message.doubts],
    ['Last error', message.lastError ?? ''],
    ['Name', fields.from_name],
    ['E-mail', fields.from_email],
    ['Phone', fields.from_number],
    ['Subject', fields.from_subject],
  ];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${visibleLine(value, 500)}`);
  return `${lines.join('\n')}\n\n${visible(fields.from_message) || '(no message text)'}\n`;
}

function stateLine({ state, sentAt, sentBy, attempts, dueAt }: StoredMessage): string {
  if (state === 'sent' && sentAt !== null) {
    return `sent ${minuteOf(sentAt)} UTC by ${sentBy}`;
  }
  return state === 'queued' && attempts > 0
    ? `queued, ${attempts} attempts, next ${minuteOf(dueAt)} UTC`
    : state;
}
