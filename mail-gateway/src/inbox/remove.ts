import { deleteExpired } from '../ops/retention.ts';
import { readSettings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { type Command, CommandError, exitCodes, requireStore, sayRemains } from './command.ts';
import { minuteOf, safeJson } from './terminal.ts';

const DAY = 24 * 60 * 60 * 1000;

export const purge: Command = {
  usage: 'purge [--yes] [--json]',
  summary: 'Delete messages that were sent or withheld for longer than they are kept',
  options: { yes: { type: 'boolean' } },
  opens: 'write',
  async run(input) {
    const { world, options } = input;
    const { KEEP_SENT_DAYS, KEEP_SPAM_DAYS } = world.env;
    const settings = readSettings({ KEEP_SENT_DAYS, KEEP_SPAM_DAYS });
    const store = requireStore(input);
    if (!options['yes']) {
      await requireTrustworthyClock(store, world.now());
    }
    const deleted = await deleteExpired(store, { ...settings, digestOn: false }, world.now());
    const remains = await store.forgetDeleted();
    world.out(
      options['json']
        ? `${safeJson({ ...deleted, remains: remains?.sentence ?? null })}\n`
        : `Deleted ${deleted.sent} sent and ${deleted.spam} withheld messages.\n`,
    );
    return sayRemains(remains, world);
  },
};

/** @throws CommandError when the clock may be wrong, because messages would be deleted too early. */
async function requireTrustworthyClock(store: Store, now: number): Promise<void> {
  const { notedAt, suspectFor } = await store.readClock();
  const days = Math.floor((now - notedAt) / DAY);
  if (notedAt > 0 && (days > 0 || suspectFor > 0)) {
    const why =
      suspectFor > 0
        ? 'The clock has jumped within a day'
        : `The clock is ${days} ${days === 1 ? 'day' : 'days'} after the last time that the gateway noted`;
    throw new CommandError(
      `${why}: if it is wrong, messages would be deleted too early. It says ${minuteOf(now)} UTC. ` +
        'When that is right, add --yes.',
    );
  }
}

export const erase: Command = {
  usage: 'erase --email ADDRESS [--yes] [--json]',
  summary: "Delete one person's messages for good; without --yes only say how many",
  options: { email: { type: 'string' }, yes: { type: 'boolean' } },
  opens: 'write',
  async run(input) {
    const { options, world } = input;
    const email = options['email'];
    if (typeof email !== 'string' || email.trim() === '') {
      throw new CommandError('Say whose messages: --email ADDRESS.', exitCodes.usage);
    }
    const dryRun = !options['yes'];
    const store = requireStore(input);
    const ids = await store.erase(email, { dryRun, now: world.now() });
    const remains = dryRun ? null : await store.forgetDeleted();
    const count = `${ids.length} ${ids.length === 1 ? 'message' : 'messages'}`;
    if (options['json']) {
      world.out(`${safeJson({ erased: !dryRun, ids, remains: remains?.sentence ?? null })}\n`);
    } else if (dryRun) {
      world.out(`${count} would be erased; add --yes to do it.\n`);
    } else {
      world.out(`Erased ${count}.\n`);
    }
    return sayRemains(remains, world);
  },
};
