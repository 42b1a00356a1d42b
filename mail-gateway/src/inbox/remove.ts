import { addressesIn, comparable } from '../mail-address.ts';
import { deleteExpired } from '../ops/retention.ts';
import { readSettings } from '../settings.ts';
import { everyPage } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import {
  type Command,
  CommandError,
  type CommandInput,
  exitCodes,
  messageAt,
  print,
  reportLeftovers,
  requireStore,
} from './command.ts';

/** The settings that decide what is deleted; others may be wrong. */
const needed = [
  'KEEP_SENT_DAYS',
  'KEEP_SPAM_DAYS',
  'DIGEST_AT',
  'MAIL_TO',
  'SMTP_URL',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
  'EMAILJS_PRIVATE_KEY',
] as const;

export const purge: Command = {
  usage: 'purge [--json]',
  summary: 'Delete messages that were sent or withheld for longer than they are kept',
  opens: 'write',
  async run(input) {
    const { context } = input;
    const read = needed.map((name) => [name, context.env[name]]);
    const settings = readSettings(Object.fromEntries(read));
    const store = requireStore(input);
    const deleted = await deleteExpired(store, settings, context.now());
    const leftovers = await store.vacuum();
    const text = `Deleted ${deleted.sent} sent and ${deleted.spam} withheld messages.\n`;
    print(input, text, { ...deleted, remains: leftovers }, { indented: false });
    return reportLeftovers(leftovers, context);
  },
};

/** How to find a person: the field, and how its text is normalised. */
const traits = {
  email: { field: 'from_email', spell: addressesIn },
  name: { field: 'from_name', spell: (text: string) => [comparable(text)] },
  number: { field: 'from_number', spell: (text: string) => [comparable(text).replace(/\D/g, '')] },
} as const;

export const erase: Command = {
  usage: 'erase ID… | --email ADDRESS | --name TEXT | --number TEXT [--yes] [--json]',
  summary: "Delete one person's messages for good; without --yes only say how many",
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    number: { type: 'string' },
    yes: { type: 'boolean' },
  },
  takesWords: true,
  opens: 'write',
  async run(input) {
    const { options, context } = input;
    const store = requireStore(input);
    const ids = await idsOf(store, input);
    const dryRun = !options['yes'];
    if (!dryRun) {
      await store.delete(ids);
    }
    const leftovers = dryRun ? null : await store.vacuum();
    const count = `${ids.length} ${ids.length === 1 ? 'message' : 'messages'}`;
    const text = dryRun ? `${count} would be erased; add --yes to do it.` : `Erased ${count}.`;
    const record = { erased: !dryRun, ids, remains: leftovers };
    print(input, `${text}\n`, record, { indented: false });
    return reportLeftovers(leftovers, context);
  },
};

async function idsOf(store: Store, { words, options }: CommandInput): Promise<string[]> {
  const given = (['email', 'name', 'number'] as const).filter(
    (name) => options[name] !== undefined,
  );
  if (given.length + Math.min(words.length, 1) !== 1) {
    throw new CommandError(
      'Say whose messages by one of: ids, --email, --name, --number. Put a text with spaces in quotes.',
      exitCodes.usage,
    );
  }
  const [trait] = given;
  if (trait) {
    return messagesOf(store, trait, String(options[trait]));
  }
  const named = await Promise.all(words.map((word) => messageAt(store, word)));
  return [...new Set(named.map(({ id }) => id))];
}

/** Ids of messages in which a field has exactly this text once normalised. */
async function messagesOf(
  store: Store,
  trait: keyof typeof traits,
  typed: string,
): Promise<string[]> {
  const { field, spell } = traits[trait];
  const wanted = new Set(spell(typed).filter((text) => text !== ''));
  if (wanted.size === 0) {
    throw new CommandError(`--${trait} needs something to look for.`, exitCodes.usage);
  }
  const found: string[] = [];
  for await (const page of everyPage(store)) {
    for (const { id, fields, otherFields } of page) {
      const texts = [fields[field], ...otherFields.map(([, text]) => text)];
      if (texts.some((text) => spell(text).some((each) => wanted.has(each)))) {
        found.push(id);
      }
    }
  }
  return found;
}
