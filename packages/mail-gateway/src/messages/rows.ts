import type { Row } from '../store/database.ts';
import type { DigestEntry, StoredMessage } from '../store/store.ts';
import {
  type Fields,
  type FileFacts,
  fieldNames,
  type Handling,
  type OtherFields,
  type State,
} from './message.ts';

/** The value of the column other_fields. */
export const textOfOthers = (others: OtherFields) =>
  others.length > 0 ? JSON.stringify(others) : '';

/** The value of the column file. */
export const textOfFile = (file: FileFacts | null | undefined) =>
  file ? JSON.stringify({ name: file.name, type: file.type, bytes: file.bytes }) : '';

/** A row of digestEntries. */
export function entryOf(row: Row): DigestEntry {
  const { id, state, reasons, fields, attempts, receivedAt } = messageOf({
    ...row,
    other_fields: '',
  });
  const otherFields = beginningOfOthers(String(row['other_fields'] ?? ''));
  return { id, state, reasons, fields, otherFields, attempts, receivedAt };
}

/** The readable part of the column other_fields after a query has cut it, which makes its JSON invalid. */
function beginningOfOthers(json: string): OtherFields {
  // The cut may be in an escape sequence.
  const inQuotes = /"((?:[^"\\]|\\.)*)(?:"|\\?$)/g;
  const texts = [...json.matchAll(inQuotes)].map(([, text]): string => JSON.parse(`"${text}"`));
  return texts.flatMap((name, at) => (at % 2 === 0 ? [[name, texts[at + 1] ?? '']] : []));
}

/** The state of a message whose mail is in a state of the outbox. */
const stateOf = (mail: string) => (mail === 'held' ? 'spam' : mail) as State;

/** The state of the mail for a state of messages; empty for any. */
export const mailStateOf = (state: State | undefined) =>
  state === 'spam' ? 'held' : (state ?? '');

/** A message with the delivery of its mail. */
export function messageOf(row: Row): StoredMessage {
  const text = (column: string) => String(row[column] ?? '');
  const optionalNumber = (column: string) => (row[column] == null ? null : Number(row[column]));
  const optionalText = (column: string) => (row[column] == null ? null : String(row[column]));
  return {
    id: text('id'),
    fingerprint: optionalText('fingerprint'),
    state: stateOf(text('state')),
    fields: Object.fromEntries(fieldNames.map((name) => [name, text(name)])) as Fields,
    otherFields: JSON.parse(text('other_fields') || '[]'),
    page: text('page'),
    reasons: text('reasons'),
    receivedAt: Number(row['received_at']),
    stateSince: Number(row['state_since']),
    dueAt: Number(row['due_at']),
    attempts: Number(row['attempts']),
    failingSince: optionalNumber('failing_since'),
    lastError: optionalText('last_error'),
    sentAt: row['state'] === 'sent' ? Number(row['state_since']) : null,
    sentBy: optionalText('sent_by'),
    deliveredTo: text('delivered_to').split(',').filter(Boolean),
    namedAt: optionalNumber('named_at'),
    handling: text('handling') as Handling,
    note: text('note'),
    language: text('language'),
    file: JSON.parse(text('file') || 'null'),
  };
}
