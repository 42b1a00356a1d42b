import { fieldNames, type OtherFields } from '../message.ts';
import type { StoredMessage } from '../store/store.ts';

/** A message as `--json` and `export` give it. Scripts rely on the names. */
export function recordOf(
  message: StoredMessage,
): Record<string, string | number | null | OtherFields> {
  const time = (value: number | null) => (value === null ? null : new Date(value).toISOString());
  return {
    id: message.id,
    received_at: time(message.receivedAt),
    state: message.state,
    ...Object.fromEntries(fieldNames.map((name) => [name, message.fields[name]])),
    other_fields: message.otherFields,
    page: message.page,
    language: message.language,
    reasons: message.reasons,
    attempts: message.attempts,
    last_error: message.lastError,
    sent_at: time(message.sentAt),
    sent_by: message.sentBy,
    handling: message.handling,
    note: message.note,
    file: message.file?.name ?? null,
  };
}
