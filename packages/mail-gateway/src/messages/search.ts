import { domainToASCII, domainToUnicode } from 'node:url';
import { fold } from '../../../words/fold.ts';
import { type Database, statementsOn } from '../store/database.ts';
import { fieldNames, type NewMessage } from './message.ts';
import * as queries from './queries.ts';
import { messageOf } from './rows.ts';

/** Messages that are folded in one transaction. */
const AT_ONCE = 200;

type Searchable = Pick<NewMessage, 'fields' | 'otherFields'> & {
  readonly file?: { readonly name: string } | null | undefined;
};

/** The value of the column search_text: the folded texts of a message. */
export function searchTextOf({ fields, otherFields, file }: Searchable): string {
  const domain = fields.from_email.slice(fields.from_email.lastIndexOf('@') + 1).trim();
  const texts = [
    ...fieldNames.map((name) => fields[name]),
    // Some browsers send the domain müller.example as xn--mller-kva.example.
    domainToUnicode(domain),
    domainToASCII(domain),
    ...otherFields.flat(),
    file?.name ?? '',
  ];
  return fold(texts.join(' '));
}

/** The pattern of LIKE (with `!` for ESCAPE) of texts that have the words one after the other. */
export function patternOf(search: string): string {
  const words = fold(search).trim().replace(/[!%_]/g, '!$&').replaceAll(' ', '%');
  return words === '' ? '' : `%${words}%`;
}

/** Folds the messages of an older gateway, which no search would find. */
export async function foldOldMessages(database: Database): Promise<void> {
  const { read } = statementsOn(database);
  const next = () => read(queries.readNotFolded, [AT_ONCE]);
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    const statements = rows.map(messageOf).map((message) => ({
      sql: queries.foldMessage,
      values: [message.id, searchTextOf(message), fold(message.note)],
    }));
    await database.write(...statements);
  }
}
