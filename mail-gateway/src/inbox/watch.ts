import { setTimeout as wait } from 'node:timers/promises';
import { everyPage } from '../store/pages.ts';
import type { Store } from '../store/store.ts';
import { SECOND } from '../time.ts';
import { type Command, exitCodes, requireStore } from './command.ts';
import { lineOf } from './list.ts';
import { recordOf } from './record.ts';
import { safeJson } from './terminal.ts';

const POLL_INTERVAL = SECOND;

/** Pages read at the start: more than one, since the newest messages may be deleted meanwhile. */
const KNOWN_PAGES = 10;

export const watch: Command = {
  usage: 'watch [--json]',
  summary: 'Print each message as it comes in, until interrupted with Ctrl-C',
  opens: 'read',
  async run(input) {
    const { options, context } = input;
    const store = requireStore(input);
    const known = new Set<string>();
    await unknownOf(store, known, KNOWN_PAGES);
    context.progress('waiting for messages');
    while (!context.interrupted.aborted) {
      for (const id of await unknownOf(store, known)) {
        const [message] = await store.find(id);
        if (message) {
          context.out(
            `${options['json'] ? safeJson(recordOf(message)) : lineOf(message, context)}\n`,
          );
        }
      }
      // Ctrl-C ends the wait, never the program in the middle of a line.
      await wait(POLL_INTERVAL, undefined, { signal: context.interrupted }).catch(() => {});
    }
    return exitCodes.done;
  },
};

/** Adds the new ids of the newest pages to `known`; resolves to them, oldest first. */
async function unknownOf(store: Store, known: Set<string>, pages = Infinity): Promise<string[]> {
  const found: string[] = [];
  let looked = 0;
  for await (const page of everyPage(store)) {
    const unknown = page.map(({ id }) => id).filter((id) => !known.has(id));
    found.push(...unknown);
    looked += 1;
    // A page with a known id ends the new ones.
    if (unknown.length < page.length || looked === pages) {
      break;
    }
  }
  for (const id of found) {
    known.add(id);
  }
  return found.reverse();
}
