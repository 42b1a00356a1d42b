import { deleteExpired } from '../retention.ts';
import { readSettings } from '../settings.ts';
import { type Command, CommandError, exitCodes, requireStore, sayRemains } from './command.ts';
import { safeJson } from './terminal.ts';

export const purge: Command = {
  usage: 'purge [--json]',
  summary: 'Delete messages that were sent or held for longer than they are kept',
  options: {},
  opens: 'write',
  async run(input) {
    const { world, options } = input;
    const { KEEP_SENT_DAYS, KEEP_SPAM_DAYS } = world.env;
    const settings = readSettings({ KEEP_SENT_DAYS, KEEP_SPAM_DAYS });
    const deleted = await deleteExpired(requireStore(input), settings, world.now());
    world.out(
      options['json']
        ? `${safeJson(deleted)}\n`
        : `Deleted ${deleted.sent} sent and ${deleted.spam} held messages.\n`,
    );
    return exitCodes.done;
  },
};

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
