import { fold } from '../../../words/fold.ts';
import { fieldNames, isDigest, newId } from '../message.ts';
import { MINUTE } from '../time.ts';
import { type Database, type Statement, StoreError, statementsOn } from './database.ts';
import { draftLinkStoreOn } from './draft-link-store.ts';
import {
  confirmationStatement,
  followUpStoreOn,
  keepWebhook,
  retryWebhook,
} from './follow-up-store.ts';
import { passkeyStoreOn } from './passkey-store.ts';
import * as queries from './queries.ts';
import { entryOf, messageOf, textOfFile, textOfOthers } from './rows.ts';
import { versions } from './schema.ts';
import { foldOldMessages, patternOf, searchTextOf } from './search.ts';
import { signInStoreOn } from './sign-in-store.ts';
import { type Page, REPEAT_WINDOW, type Store } from './store.ts';

/** Most milliseconds that a rate slot can be ahead: each process takes one at a time. */
const LONGEST_QUEUE = MINUTE;

/**
 * The store on a database, its schema upgraded.
 * @param mayBeAway if the database does not answer now, upgrade before the first statement instead.
 */
export async function openStoreOn(database: Database, mayBeAway = false): Promise<Store> {
  try {
    await upgradeDatabase(database);
    return storeOn(database);
  } catch (error) {
    if (mayBeAway && error instanceof StoreError && error.busy) {
      return storeOn(upgradedFirst(database));
    }
    throw error;
  }
}

/** Brings the schema of a database up to the newest version, and its rows with it. */
export async function upgradeDatabase(database: Database): Promise<void> {
  await database.upgrade(versions);
  await foldOldMessages(database);
}

/** A database whose statements wait until its schema is upgraded. */
function upgradedFirst(database: Database): Database {
  let upgrading: Promise<void> | undefined;
  const upgraded = () => {
    upgrading ??= upgradeDatabase(database).catch((error: unknown) => {
      upgrading = undefined;
      throw error;
    });
    return upgrading;
  };
  return {
    ...database,
    now: () => upgraded().then(database.now),
    read: (statement) => upgraded().then(() => database.read(statement)),
    write: (...statements) => upgraded().then(() => database.write(...statements)),
    transaction: (work, options) => upgraded().then(() => database.transaction(work, options)),
  };
}

/** The store on a database that has its schema already. */
function storeOn(database: Database): Store {
  const { read, write, isChanged } = statementsOn(database);
  const readNumber = async (column: string, sql: string, values?: Statement['values']) =>
    Number((await read(sql, values))[0]?.[column]);
  const readCounts = async <Counts extends object>(sql: string, none: Counts): Promise<Counts> => {
    const found = (await read(sql)).map((row) => [row['name'], Number(row['count'])]);
    return { ...none, ...Object.fromEntries(found) };
  };
  const readTime = async (sql: string) => {
    const at = (await read(sql))[0]?.['at'];
    return at == null ? null : Number(at);
  };
  const changes = async (sql: string, values: Statement['values']) =>
    (await write(sql, values)).length;

  return {
    signIn: signInStoreOn(database),
    draftLinks: draftLinkStoreOn(database),
    passkeys: passkeyStoreOn(database),
    followUps: followUpStoreOn(database),
    async keep(message, { hasWebhook } = { hasWebhook: false }) {
      const { id, fingerprint, state, fields, page, language, reasons, receivedAt, file } = message;
      const others = textOfOthers(message.otherFields);
      const texts = fieldNames.map((name) => fields[name]);
      const about = [others, page, language, reasons, textOfFile(file), receivedAt];
      const searchText = searchTextOf(message);
      const keep = {
        sql: queries.keepMessage,
        values: [id, fingerprint, state, ...texts, ...about, searchText],
      };
      const more = [
        ...(hasWebhook ? [{ sql: keepWebhook, values: [id, receivedAt] }] : []),
        ...(file ? [{ sql: queries.keepFile, values: [id, file.bytes, file.content] }] : []),
      ];
      const [kept = []] = await database.write(keep, ...more);
      if (kept.length > 0) {
        return 'kept';
      }
      // The fingerprint is taken: by a message of today, or by an old one that must release it.
      const release = {
        sql: queries.releaseOldFingerprint,
        values: [fingerprint, receivedAt - REPEAT_WINDOW, receivedAt + REPEAT_WINDOW],
      };
      const [, keptNow = []] = await database.write(release, keep, ...more);
      return keptNow.length > 0 ? 'kept' : 'repeated';
    },
    async has(fingerprint, now) {
      const values = [fingerprint, now - REPEAT_WINDOW, now + REPEAT_WINDOW];
      return (await read(queries.findFingerprint, values)).length > 0;
    },
    async claimNext(now, { longestDelay, lease }) {
      const [row] = await write(queries.claimNextMessage, [now, now + longestDelay, now + lease]);
      return row ? messageOf(row) : null;
    },
    async markSent({ id, attempts }, now, relay, confirmation) {
      const [sent = []] = await database.write(
        { sql: queries.markSent, values: [id, attempts, now, relay] },
        ...(isDigest(id) ? [{ sql: queries.markNamed, values: [id, now] }] : []),
        ...(confirmation ? [confirmationStatement(id, confirmation, now)] : []),
      );
      return sent.length > 0;
    },
    async digestEntries(digestId, limit, { since, until }) {
      const values = [digestId ?? '', limit, since, until];
      const rows = await read(queries.digestEntries, values);
      return rows.map(entryOf);
    },
    countUnnamed: () => readNumber('count', queries.countUnnamed),
    async keepDigest({ id, entries, now }) {
      const fingerprint = newId();
      const [kept = []] = await database.write(
        { sql: queries.keepOwnMail, values: [id, fingerprint, now] },
        ...entries.map((each) => ({
          sql: queries.nameInDigest,
          values: [each, id, fingerprint],
        })),
      );
      return kept.length > 0;
    },
    extendLease: ({ id, attempts }, until) => isChanged(queries.extendLease, [id, attempts, until]),
    async giveBack({ id, attempts }, now, again) {
      const { dueAt, reason, giveUpSince, deliveredTo, relayAway = false } = again;
      const recipients = deliveredTo?.join(',') ?? null;
      const values = [id, attempts, now, dueAt, reason, recipients, Number(relayAway)];
      const [back = [], failed = []] = await database.write(
        { sql: queries.giveBack, values },
        { sql: queries.giveUp, values: [id, now, giveUpSince] },
      );
      if (failed.length > 0) {
        return 'failed';
      }
      return back.length > 0 ? 'queued' : 'lost';
    },
    release: ({ id, attempts }, now) => isChanged(queries.release, [id, attempts, now]),
    async takeRateSlot(now, minIntervalMs) {
      const [row] = await write(queries.takeRateSlot, [now, minIntervalMs, now + LONGEST_QUEUE]);
      return Number(row?.['at']);
    },
    releaseExpiredClaims: (now, longestLease) =>
      changes(queries.releaseExpiredClaims, [now, now + 2 * longestLease]),
    makeAllDue: (now) => changes(queries.makeAllDue, [now]),
    async restartFailing(now) {
      await write(queries.restartFailing, [now]);
    },
    makeDue: (id, now) => isChanged(queries.makeDue, [id, now]),
    async requeue(id, now) {
      const [requeued = []] = await database.write(
        { sql: queries.requeueMessage, values: [id, now] },
        { sql: retryWebhook, values: [id, now] },
      );
      return requeued.length > 0;
    },
    withhold: (id, now) => isChanged(queries.withholdMessage, [id, now]),
    nextDueTime: () => readTime(queries.nextDueTime),
    async list(page) {
      const rows = await read(queries.listMessages, pageValues(page));
      return rows.map(messageOf);
    },
    async find(idBeginning) {
      const rows = await read(queries.findMessages, [idBeginning]);
      return rows.map(messageOf);
    },
    countEnquiries: () =>
      readCounts(queries.countEnquiries, { new: 0, answered: 0, archived: 0, spam: 0 }),
    setHandling: (id, handling) => isChanged(queries.setHandling, [id, handling]),
    setNote: (id, note) => isChanged(queries.setNote, [id, note, fold(note)]),
    counts: () =>
      readCounts(queries.countByState, { queued: 0, sending: 0, sent: 0, failed: 0, spam: 0 }),
    countWithheld: () => readNumber('count', queries.countWithheld),
    countSince: (since) => readNumber('count', queries.countSince, [since]),
    oldestWaiting: () => readTime(queries.oldestWaiting),
    deleteExpired: (state, before, { namedOnly } = { namedOnly: false }) =>
      changes(queries.deleteExpired, [state, before, Number(namedOnly)]),
    async delete(ids) {
      const deleted = await Promise.all(ids.map((id) => isChanged(queries.deleteMessage, [id])));
      return deleted.filter(Boolean).length;
    },
    async fileOf(id) {
      const content = (await read(queries.readFile, [id]))[0]?.['content'];
      return content instanceof Uint8Array ? content : null;
    },
    countFileBytes: () => readNumber('bytes', queries.countFileBytes),
    vacuum: () => database.vacuum(),
    durability: () => database.durability(),
    async probe(now) {
      await write(queries.probe, [now]);
    },
    async readClock() {
      const now = await database.now();
      const [row] = await read(queries.readClock);
      return {
        now,
        notedAt: Number(row?.['probed_at']),
        suspectFor: Number(row?.['clock_suspect_for']),
      };
    },
    async noteClock(now, suspectFor) {
      await write(queries.noteClock, [now, suspectFor]);
    },
    close: () => database.close(),
  };
}

function pageValues({ state, handling, search, limit, after }: Page): Statement['values'] {
  return [
    after?.receivedAt ?? Number.MAX_SAFE_INTEGER,
    after?.id ?? '',
    state ?? '',
    handling ?? '',
    patternOf(search ?? ''),
    limit ?? Number.MAX_SAFE_INTEGER,
  ];
}
