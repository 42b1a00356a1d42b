import { existsSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../http/pages.ts';
import { languageOf } from '../languages/language.ts';
import { relayOf } from '../outbox/lanes.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { locationOf, openStoreIfThere } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { HOUR, MINUTE } from '../time.ts';
import { type Command, exitCodes, type InboxContext, print } from './command.ts';
import { paint } from './terminal.ts';

const LONG_WAIT = HOUR;

/** Free space on the disk, in bytes, below which the check warns. */
const LITTLE_SPACE = 500e6;

interface Finding {
  readonly ok: boolean;
  /** True for a finding that needs attention, although messages are stored and mailed. */
  readonly warning?: true;
  readonly what: string;
}

const good = (what: string): Finding => ({ ok: true, what });
const bad = (what: string): Finding => ({ ok: false, what });
const warning = (what: string): Finding => ({ ok: true, warning: true, what });

export const check: Command = {
  usage: 'check [--json]',
  summary: 'Would a message be kept and mailed now? Exit code 1 when not',
  opens: 'none',
  async run(input) {
    const { context } = input;
    const findings = await findAll(context);
    const lines = findings.map((each) => `${labelOf(each, context)}  ${each.what}\n`);
    print(input, lines.join(''), findings);
    return findings.every(({ ok }) => ok) ? exitCodes.done : exitCodes.failed;
  },
};

function labelOf({ ok, warning: isWarning }: Finding, context: InboxContext): string {
  if (isWarning) {
    return paint('yellow', 'LOOK', context);
  }
  return ok ? paint('green', 'ok  ', context) : paint('red', 'BAD ', context);
}

async function findAll(context: InboxContext): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(context.env);
  } catch (error) {
    if (error instanceof SettingsError) {
      return error.issues.map(bad);
    }
    throw error;
  }
  return [
    good('The settings are right.'),
    ...(await findDatabase(settings, context)),
    await findRelay(settings, context.now),
    ...findPage(settings),
  ];
}

async function findDatabase({ DATABASE_URL }: Settings, context: InboxContext): Promise<Finding[]> {
  const place = locationOf(DATABASE_URL);
  let store: Store | null = null;
  try {
    store = await openStoreIfThere(DATABASE_URL);
    if (!store) {
      requireWritable(path.dirname(place));
      return [good(`There is no database at ${place} yet; the gateway creates it.`)];
    }
    await store.probe(context.now());
    const { durable, facts } = await store.durability();
    const shown = Object.entries(facts).map(([name, value]) => `${name} = ${value}`);
    return [
      good(`A message can be kept in ${place}.`),
      {
        ok: durable,
        what: `A commit ${durable ? 'survives' : 'may not survive'} a power cut: ${shown.join(', ')}.`,
      },
      ...(DATABASE_URL.startsWith('file:') ? [await findDiskSpace(place)] : []),
      ...(await findWaiting(store, context)),
    ];
  } catch (error) {
    return [bad(`No message can be kept in ${place}: ${reasonOf(error)}`)];
  } finally {
    await store?.close();
  }
}

/** @throws when no folder can be made at this path */
function requireWritable(folder: string): void {
  let existing = folder;
  while (!existsSync(existing) && path.dirname(existing) !== existing) {
    existing = path.dirname(existing);
  }
  rmdirSync(mkdtempSync(path.join(existing, '.inbox-check-')));
}

async function findDiskSpace(place: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(path.dirname(place));
  const free = bavail * bsize;
  const megabytes = Math.round(free / 1e6).toLocaleString('en-GB');
  return { ok: free >= LITTLE_SPACE, what: `There is room for ${megabytes} MB on the disk.` };
}

async function findWaiting(store: Store, context: InboxContext): Promise<Finding[]> {
  const oldest = await store.oldestWaiting();
  const { failed, spam } = await store.counts();
  const findings: Finding[] = [];
  if (spam > 0) {
    const messages = spam === 1 ? '1 message is' : `${spam} messages are`;
    findings.push(warning(`${messages} withheld; see: inbox list --state spam`));
  }
  if (failed > 0) {
    const messages = failed === 1 ? '1 message' : `${failed} messages`;
    findings.push(bad(`${messages} could not be mailed; see: inbox list --state failed`));
  }
  if (oldest === null) {
    return [...findings, good('No message waits.')];
  }
  const waited = context.now() - oldest;
  const minutes = Math.round(waited / MINUTE);
  const duration = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const what = `The oldest waiting message waits for ${duration}.`;
  return [...findings, { ok: waited < LONG_WAIT, what }];
}

async function findRelay(settings: Settings, now: () => number): Promise<Finding> {
  const relay = await relayOf({ settings, language: languageOf(settings), now });
  if (!relay) {
    return bad('Messages are kept and not mailed: neither SMTP_URL nor EMAILJS_… is set.');
  }
  try {
    return good(`${relay.name}: ${await relay.check()}`);
  } catch (error) {
    return bad(`${relay.name}: ${reasonOf(error)}`);
  } finally {
    relay.close();
  }
}

/** Whether the built site's form has the ids and the key that the gateway expects. */
function findPage(settings: Settings): Finding[] {
  const file = path.join(settings.SITE_DIR ?? '', 'contact.html');
  if (settings.SITE_DIR === null || !existsSync(file)) {
    return [];
  }
  const page = readFileSync(file, 'utf8');
  const wanted = {
    service_id: settings.MAIL_SERVICE_ID,
    template_id: settings.MAIL_TEMPLATE_ID,
    user_id: settings.MAIL_PUBLIC_KEY,
  };
  const wrong = Object.entries(wanted).filter(([name, value]) => {
    const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? [];
    return input !== '' && !input.includes(`value="${escapeHtml(value)}"`);
  });
  const names = wrong.map(([name]) => name).join(', ');
  return [
    wrong.length === 0
      ? good('The form of the built site sends what the gateway answers to.')
      : bad(`The form of the built site has another ${names}: every message would be refused.`),
  ];
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
