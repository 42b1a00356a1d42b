import { fold } from '../../../words/fold.ts';
import { deliveryOfMessage, newDelivery } from '../outbox/outbox.ts';
import { retryWebhook } from '../outbox/queries.ts';
import { type Database, type Statement, statementsOn } from '../store/database.ts';
import {
  type DigestEntry,
  type EnquiryView,
  type Messages,
  type NewDigest,
  type Page,
  REPEAT_WINDOW,
  type StoredMessage,
  type WaitingForAnswer,
} from '../store/store.ts';
import { insertMessage } from './insert-message.ts';
import type { Handling, NewMessage, State } from './message.ts';
import * as queries from './queries.ts';
import { entryOf, mailStateOf, messageOf } from './rows.ts';
import { patternOf } from './search.ts';

/** The messages in a database that has their tables. */
export class MessageStore implements Messages {
  readonly #database: Database;
  readonly #run: ReturnType<typeof statementsOn>;

  constructor(database: Database) {
    this.#database = database;
    this.#run = statementsOn(database);
  }

  async keep(
    message: NewMessage,
    { hasWebhook }: { hasWebhook: boolean } = { hasWebhook: false },
  ): Promise<'kept' | 'repeated'> {
    const { id, fingerprint, state, file, receivedAt } = message;
    const when = { isHeld: state === 'spam', now: receivedAt };
    const keep = [
      insertMessage(message),
      deliveryOfMessage(id, 'owner-mail', when),
      ...(hasWebhook ? [deliveryOfMessage(id, 'webhook', when)] : []),
      ...(file ? [{ sql: queries.keepFile, values: [id, file.bytes, file.content] }] : []),
    ];
    const [kept = []] = await this.#database.write(...keep);
    if (kept.length > 0) {
      return 'kept';
    }
    // The fingerprint is taken: by a message of today, or by an old one that must release it.
    const release = {
      sql: queries.releaseOldFingerprint,
      values: [fingerprint, receivedAt - REPEAT_WINDOW, receivedAt + REPEAT_WINDOW],
    };
    const [, keptNow = []] = await this.#database.write(release, ...keep);
    return keptNow.length > 0 ? 'kept' : 'repeated';
  }

  async has(fingerprint: string, now: number): Promise<boolean> {
    const values = [fingerprint, now - REPEAT_WINDOW, now + REPEAT_WINDOW];
    return (await this.#run.read(queries.findFingerprint, values)).length > 0;
  }

  async message(id: string): Promise<StoredMessage | null> {
    const [row] = await this.#run.read(queries.readMessage, [id]);
    return row ? messageOf(row) : null;
  }

  async list(page: Page): Promise<StoredMessage[]> {
    const rows = await this.#run.read(queries.listMessages, pageValues(page));
    return rows.map(messageOf);
  }

  async find(idBeginning: string): Promise<StoredMessage[]> {
    const rows = await this.#run.read(queries.findMessages, [idBeginning]);
    return rows.map(messageOf);
  }

  async requeue(id: string, now: number): Promise<boolean> {
    const [requeued = []] = await this.#database.write(
      { sql: queries.requeueMail, values: [id, now] },
      { sql: queries.forgetDigest, values: [id] },
      { sql: retryWebhook, values: [id, now] },
    );
    return requeued.length > 0;
  }

  withhold(id: string, now: number): Promise<boolean> {
    return this.#run.isChanged(queries.holdMail, [id, now]);
  }

  makeDue(id: string, now: number): Promise<boolean> {
    return this.#run.isChanged(queries.makeDue, [id, now]);
  }

  setHandling(id: string, handling: Handling): Promise<boolean> {
    return this.#run.isChanged(queries.setHandling, [id, handling]);
  }

  setNote(id: string, note: string): Promise<boolean> {
    return this.#run.isChanged(queries.setNote, [id, note, fold(note)]);
  }

  countEnquiries(): Promise<Record<EnquiryView, number>> {
    return this.#counts(queries.countEnquiries, { new: 0, answered: 0, archived: 0, spam: 0 });
  }

  countUnanswered(most: number): Promise<number> {
    return this.#number('count', queries.countUnanswered, [most]);
  }

  async countByPage(since: number, until: number): Promise<{ name: string; count: number }[]> {
    const rows = await this.#run.read(queries.countByPage, [since, until]);
    return rows.map((row) => ({ name: String(row['name']), count: Number(row['count']) }));
  }

  async counts(): Promise<Record<State, number>> {
    const none = { queued: 0, sending: 0, sent: 0, failed: 0, held: 0 };
    const { held, ...counts } = await this.#counts(queries.countByState, none);
    return { ...counts, spam: held };
  }

  countWithheld(): Promise<number> {
    return this.#number('count', queries.countWithheld);
  }

  countSince(since: number): Promise<number> {
    return this.#number('count', queries.countSince, [since]);
  }

  async oldestWaiting(): Promise<number | null> {
    const at = (await this.#run.read(queries.oldestWaiting))[0]?.['at'];
    return at == null ? null : Number(at);
  }

  async digestEntries(
    digestId: string | null,
    limit: number,
    { since, until }: WaitingForAnswer,
  ): Promise<DigestEntry[]> {
    const rows = await this.#run.read(queries.digestEntries, [digestId ?? '', limit, since, until]);
    return rows.map(entryOf);
  }

  countUnnamed(): Promise<number> {
    return this.#number('count', queries.countUnnamed);
  }

  async keepDigest({ id, day, entries, now }: NewDigest): Promise<boolean> {
    const [queued = []] = await this.#database.write(
      newDelivery({ id, kind: 'digest', recipient: '', day, now }),
      ...entries.map((each) => ({ sql: queries.nameInDigest, values: [each, id] })),
    );
    return queued.length > 0;
  }

  async deleteExpired(
    state: 'sent' | 'spam',
    before: number,
    { namedOnly }: { namedOnly: boolean } = { namedOnly: false },
  ): Promise<number> {
    const values = [mailStateOf(state), before, Number(namedOnly)];
    return (await this.#run.write(queries.deleteExpired, values)).length;
  }

  async delete(ids: readonly string[]): Promise<number> {
    const statements = ids.map((id) => ({ sql: queries.deleteMessage, values: [id] }));
    return (await this.#database.write(...statements)).flat().length;
  }

  async fileOf(id: string): Promise<Uint8Array | null> {
    const content = (await this.#run.read(queries.readFile, [id]))[0]?.['content'];
    return content instanceof Uint8Array ? content : null;
  }

  countFileBytes(): Promise<number> {
    return this.#number('bytes', queries.countFileBytes);
  }

  async #number(column: string, sql: string, values?: Statement['values']): Promise<number> {
    return Number((await this.#run.read(sql, values))[0]?.[column]);
  }

  async #counts<Counts extends object>(sql: string, none: Counts): Promise<Counts> {
    const found = (await this.#run.read(sql)).map((row) => [row['name'], Number(row['count'])]);
    return { ...none, ...Object.fromEntries(found) };
  }
}

function pageValues({ state, handling, search, limit, after }: Page): Statement['values'] {
  return [
    after?.receivedAt ?? Number.MAX_SAFE_INTEGER,
    after?.id ?? '',
    mailStateOf(state),
    handling ?? '',
    patternOf(search ?? ''),
    limit ?? Number.MAX_SAFE_INTEGER,
  ];
}
