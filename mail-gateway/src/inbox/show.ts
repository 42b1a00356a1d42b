import type { StoredMessage } from '../store/store.ts';
import { type Command, exitCodes, messageAt, oneWord, requireStore } from './command.ts';
import { recordOf } from './record.ts';
import { minuteOf, safeJson, visible, visibleLine } from './terminal.ts';

export const show: Command = {
  usage: 'show ID [--json]',
  summary: 'One message whole; the beginning of its id is enough',
  options: {},
  takesWords: true,
  opens: 'read',
  async run(input) {
    const id = oneWord(input.words, 'one message by its id, as list shows it');
    const message = await messageAt(requireStore(input), id);
    const { options, context } = input;
    context.out(options['json'] ? `${safeJson(recordOf(message), 2)}\n` : pageOf(message));
    return exitCodes.done;
  },
};

function pageOf(message: StoredMessage): string {
  const { fields } = message;
  const rows: [string, string][] = [
    ['Message', message.id],
    ['Received', `${minuteOf(message.receivedAt)} UTC`],
    ['State', stateLine(message)],
    ['Handling', message.state === 'spam' ? '' : message.handling],
    ['Note', message.note],
    ['Page', message.page],
    ['Reasons', message.reasons],
    ['Last error', message.lastError ?? ''],
    ['Name', fields.from_name],
    ['E-mail', fields.from_email],
    ['Phone', fields.from_number],
    ['Subject', fields.from_subject],
  ];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${visibleLine(value, 500)}`);
  const texts = [
    visible(fields.from_message) || '(no message text)',
    ...message.otherFields.map(([name, text]) => `${visibleLine(name, 100)}:\n${visible(text)}`),
  ];
  return `${[lines.join('\n'), ...texts].join('\n\n')}\n`;
}

function stateLine({ state, sentAt, sentBy, attempts, dueAt }: StoredMessage): string {
  if (state === 'sent' && sentAt !== null) {
    return `sent ${minuteOf(sentAt)} UTC by ${sentBy}`;
  }
  return state === 'queued' && attempts > 0
    ? `queued, ${attempts} attempts, next ${minuteOf(dueAt)} UTC`
    : state;
}
