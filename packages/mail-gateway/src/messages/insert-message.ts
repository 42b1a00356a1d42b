import type { Statement } from '../store/database.ts';
import type { NewMessage } from './message.ts';
import { textOfFile, textOfOthers } from './rows.ts';
import { searchTextOf } from './search.ts';

/** Stores a message. Returns its id; no row if the same message is stored already. */
export function insertMessage(message: NewMessage): Statement {
  const { id, fingerprint, fields, page, language, reasons, receivedAt, file } = message;
  const row = {
    id,
    fingerprint,
    from_name: fields.from_name,
    from_email: fields.from_email,
    from_subject: fields.from_subject,
    from_number: fields.from_number,
    from_message: fields.from_message,
    other_fields: textOfOthers(message.otherFields),
    page,
    language,
    reasons,
    file: textOfFile(file),
    received_at: receivedAt,
    search_text: searchTextOf(message),
  };
  const columns = Object.keys(row);
  const placeholders = columns.map((_column, index) => `$${index + 1}`);
  return {
    sql: `
  INSERT INTO messages (${columns.join(', ')})
  VALUES (${placeholders.join(', ')})
  ON CONFLICT (fingerprint) DO NOTHING
  RETURNING id`,
    values: Object.values(row),
  };
}
