import { fieldNames, type OtherFields } from '../messages/message.ts';
import type { StoredMessage } from '../store/store.ts';

type Value = string | number | null | OtherFields;

const time = (value: number | null) => (value === null ? null : new Date(value).toISOString());

const columns: Readonly<Record<string, (message: StoredMessage) => Value>> = {
  id: ({ id }) => id,
  received_at: ({ receivedAt }) => time(receivedAt),
  state: ({ state }) => state,
  ...Object.fromEntries(
    fieldNames.map((name) => [name, ({ fields }: StoredMessage) => fields[name]]),
  ),
  other_fields: ({ otherFields }) => otherFields,
  page: ({ page }) => page,
  language: ({ language }) => language,
  reasons: ({ reasons }) => reasons,
  attempts: ({ attempts }) => attempts,
  last_error: ({ lastError }) => lastError,
  sent_at: ({ sentAt }) => time(sentAt),
  sent_by: ({ sentBy }) => sentBy,
  handling: ({ handling }) => handling,
  note: ({ note }) => note,
  file: ({ file }) => file?.name ?? null,
};

/** The names of a record's values, in order. Scripts rely on them. */
export const columnNames = Object.keys(columns);

/** The record of a message for `--json`, `export` and the webhook. */
export const recordOf = (message: StoredMessage): Record<string, Value> =>
  Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(message)]));
