import { addressesIn, comparable } from '../mail-address.ts';
import { everyPage } from '../messages/pages.ts';
import type { Store } from '../store/store.ts';
import {
  type Command,
  CommandError,
  type CommandInput,
  exitCodes,
  messageAt,
  print,
  requireStore,
} from './command.ts';

/** The field that each option searches, and how its text is normalised. */
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
    const warning = dryRun ? null : await store.vacuum();
    const count = `${ids.length} ${ids.length === 1 ? 'message' : 'messages'}`;
    const text = dryRun ? `${count} would be erased; add --yes to do it.` : `Erased ${count}.`;
    const record = { erased: !dryRun, ids, remains: warning };
    print(input, `${text}\n`, record, { indented: false });
    if (warning !== null) {
      context.err(`${warning}\n`);
      return exitCodes.failed;
    }
    return exitCodes.done;
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

/** Ids of the messages with a field that equals this text, both normalised. */
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
