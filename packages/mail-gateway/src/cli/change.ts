import type { Store, StoredMessage } from '../store/store.ts';
import { CommandError, type CommandInput, exitCodes, messageAt, requireStore } from './command.ts';
import { safeJson } from './terminal.ts';

type Changed = Pick<StoredMessage, 'id' | 'state'>;

/** How a command changes messages. */
interface Change {
  /** Changes one message; resolves to false for a message in another state. */
  readonly step: (store: Store, message: Changed, now: number) => Promise<boolean>;
  /** The outcome of a changed message, after its id. */
  readonly done: string;
  /** The outcome of a message that was not changed. */
  readonly refused: (message: Changed) => string;
  /** Further messages to change, a page at a time. */
  readonly others?: (store: Store) => AsyncIterable<readonly Changed[]>;
}

/**
 * Changes the messages that a command line names, and prints the outcome of each.
 * @returns the exit code
 */
export async function changeMessages(input: CommandInput, change: Change): Promise<number> {
  const { words, options, context } = input;
  const store = requireStore(input);
  if (words.length === 0 && change.others === undefined) {
    throw new CommandError('Name messages by their ids, as list shows them.', exitCodes.usage);
  }
  const named: Changed[] = [];
  for (const word of words) {
    named.push(await messageAt(store, word));
  }
  const results: { id: string; moved: boolean }[] = [];
  async function changeTogether(messages: readonly Changed[]): Promise<void> {
    const outcomes = await Promise.all(
      messages.map((message) => change.step(store, message, context.now())),
    );
    for (const [index, message] of messages.entries()) {
      const moved = outcomes[index] ?? false;
      results.push({ id: message.id, moved });
      if (!options['json']) {
        context.out(`${message.id}  ${moved ? change.done : change.refused(message)}\n`);
      }
    }
    context.progress(`${results.length} messages`);
  }
  if (named.length > 0) {
    await changeTogether(named);
  }
  for await (const page of change.others?.(store) ?? []) {
    await changeTogether(page);
  }
  if (options['json']) {
    context.out(`${safeJson(results, 2)}\n`);
  } else if (results.length === 0) {
    context.out('No messages.\n');
  }
  return results.every(({ moved }) => moved) ? exitCodes.done : exitCodes.failed;
}
