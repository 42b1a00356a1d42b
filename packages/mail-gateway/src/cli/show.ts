import { fileAnswer } from '../files/sent-file.ts';
import { languageName } from '../languages/language.ts';
import { readable } from '../mail-address.ts';
import { shownAnswers } from '../messages/shown-answers.ts';
import type { FollowUp } from '../outbox/delivery.ts';
import type { StoredMessage } from '../store/store.ts';
import {
  type Command,
  exitCodes,
  messageAt,
  oneWord,
  print,
  requireStore,
  saveFile,
} from './command.ts';
import { recordOf } from './record.ts';
import { minuteOf, visible, visibleLine } from './terminal.ts';

export const show: Command = {
  usage: 'show ID [--save FILE] [--json]',
  summary: 'One message whole, by the beginning of its id; saves its file as FILE',
  options: { save: { type: 'string' } },
  takesWords: true,
  opens: 'read',
  async run(input) {
    const id = oneWord(input.words, 'one message by its id, as list shows it');
    const store = requireStore(input);
    const message = await messageAt(store, id);
    const followUps = await store.outbox.followUpsOf(message.id);
    const { save } = input.options;
    if (save !== undefined) {
      await saveFile(store, message, String(save), 'wx');
    }
    const record = { ...recordOf(message), follow_ups: followUps.map(followUpRecord) };
    print(input, pageOf(message, followUps), record);
    return exitCodes.done;
  },
};

const followUpRecord = ({ kind, state, attempts, stateSince, lastError }: FollowUp) => ({
  kind,
  state,
  attempts,
  state_since: new Date(stateSince).toISOString(),
  last_error: lastError,
});

function pageOf(message: StoredMessage, followUps: readonly FollowUp[]): string {
  const { fields, file } = message;
  const answers = shownAnswers(message.otherFields, 'en');
  const isAnswer = file && answers.some(([, text]) => text === fileAnswer(file));
  const rows: [string, string][] = [
    ['Message', message.id],
    ['Received', `${minuteOf(message.receivedAt)} UTC`],
    ['State', stateLine(message)],
    ['Handling', message.state === 'spam' ? '' : message.handling],
    ['Note', message.note],
    ['Page', message.page],
    ['Language', languageName(message.language)],
    ['File', file && !isAnswer ? `${file.name}, ${file.type}` : ''],
    ['Reasons', message.reasons],
    ['Last error', message.lastError ?? ''],
    ...followUps.map((each): [string, string] => [labels[each.kind], followUpLine(each)]),
    ['Name', fields.from_name],
    ['E-mail', readable(fields.from_email)],
    ['Phone', fields.from_number],
    ['Subject', fields.from_subject],
  ];
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${`${label}:`.padEnd(12)}${visibleLine(value, 500)}`);
  const texts = [
    visible(fields.from_message) || '(no message text)',
    ...answers.map(([name, text]) => `${visibleLine(name, 100)}:\n${visible(text)}`),
  ];
  return `${[lines.join('\n'), ...texts].join('\n\n')}\n`;
}

const labels = { webhook: 'Webhook', confirmation: 'Confirmed' };

function followUpLine({ state, attempts, dueAt, stateSince, lastError }: FollowUp): string {
  const states = {
    held: 'waits until the message is released',
    queued: `waits after ${attempts} attempts, next ${minuteOf(dueAt)} UTC`,
    sending: 'on its way',
    sent: `sent ${minuteOf(stateSince)} UTC`,
    failed: `given up after ${attempts} attempts`,
  };
  return [states[state], ...(lastError === null ? [] : [lastError])].join(': ');
}

function stateLine({ state, sentAt, sentBy, attempts, dueAt }: StoredMessage): string {
  if (state === 'sent' && sentAt !== null) {
    return `sent ${minuteOf(sentAt)} UTC by ${sentBy}`;
  }
  return state === 'queued' && attempts > 0
    ? `queued, ${attempts} attempts, next ${minuteOf(dueAt)} UTC`
    : state;
}
