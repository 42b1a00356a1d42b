import { handlings, noteText } from '../message.ts';
import { everyPage } from '../store/pages.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import {
  type Command,
  CommandError,
  type CommandInput,
  exitCodes,
  messageAt,
  print,
  requireStore,
} from './command.ts';
import { handlingOf } from './list.ts';
import { safeJson } from './terminal.ts';

type Mover = Pick<StoredMessage, 'id' | 'state'>;

/** Moves the named messages, or `all` of them, and prints the outcome of each. */
async function move(
  input: CommandInput,
  all: ((store: Store) => AsyncIterable<readonly Mover[]>) | undefined,
  step: (store: Store, message: Mover, now: number) => Promise<boolean>,
  sentences: { done: string; refused: (message: Mover) => string },
): Promise<number> {
  const { words, options, context } = input;
  const store = requireStore(input);
  if (words.length === 0 && all === undefined) {
    throw new CommandError('Name messages by their ids, as list shows them.', exitCodes.usage);
  }
  const named: Mover[] = [];
  for (const word of words) {
    const { id, state } = await messageAt(store, word);
    named.push({ id, state });
  }
  const results: { id: string; moved: boolean }[] = [];
  async function moveTogether(messages: readonly Mover[]): Promise<void> {
    const moved = await Promise.all(messages.map((each) => step(store, each, context.now())));
    for (const [index, message] of messages.entries()) {
      const done = moved[index] ?? false;
      results.push({ id: message.id, moved: done });
      if (!options['json']) {
        context.out(`${message.id}  ${done ? sentences.done : sentences.refused(message)}\n`);
      }
    }
    context.progress(`${results.length} messages`);
  }
  if (named.length > 0) {
    await moveTogether(named);
  }
  for await (const page of all?.(store) ?? []) {
    await moveTogether(page);
  }
  if (options['json']) {
    context.out(`${safeJson(results, 2)}\n`);
  } else if (results.length === 0) {
    context.out('No messages.\n');
  }
  return results.every(({ moved }) => moved) ? exitCodes.done : exitCodes.failed;
}

/** Every message of which the mail or the webhook has failed. */
async function* failed(store: Store): AsyncGenerator<readonly Mover[]> {
  yield* everyPage(store, 'failed');
  const ids = await store.outbox.failedWebhooks();
  if (ids.length > 0) {
    yield ids.map((id) => ({ id, state: 'sent' }));
  }
}

/** Mails a message again, or now; its webhook is posted again too. */
async function retryOne(store: Store, { id, state }: Mover, now: number): Promise<boolean> {
  const isMailed = await (state === 'failed' ? store.requeue(id, now) : store.makeDue(id, now));
  const isPosted = await store.outbox.retryWebhook(id, now);
  return isMailed || isPosted;
}

export const retry: Command = {
  usage: 'retry ID… | --failed [--json]',
  summary: 'Mail messages, and post webhooks, that failed, or now instead of later',
  options: { failed: { type: 'boolean' } },
  takesWords: true,
  opens: 'write',
  run: (input) =>
    move(input, input.options['failed'] ? failed : undefined, retryOne, {
      done: 'will be sent within minutes',
      refused: ({ state }) =>
        state === 'spam' ? 'is withheld; see: inbox release' : `is ${state} already`,
    }),
};

export const release: Command = {
  usage: 'release ID… [--json]',
  summary: 'Mail messages that were withheld',
  takesWords: true,
  opens: 'write',
  run: (input) =>
    move(
      input,
      undefined,
      async (store, { id, state }, now) => state === 'spam' && store.requeue(id, now),
      {
        done: 'will be mailed now',
        refused: ({ state }) => `is not withheld, it is ${state}`,
      },
    ),
};

export const spam: Command = {
  usage: 'spam ID… [--json]',
  summary: 'Withhold messages that wait to be mailed',
  takesWords: true,
  opens: 'write',
  run: (input) =>
    move(input, undefined, (store, { id }, now) => store.withhold(id, now), {
      done: 'is withheld and will not be mailed',
      refused: ({ state }) =>
        state === 'spam' ? 'is withheld already' : `cannot be withheld, it is ${state}`,
    }),
};

export const mark: Command = {
  usage: `mark ${handlings.join('|')} ID… [--json]`,
  summary: 'Note what became of messages',
  takesWords: true,
  opens: 'write',
  run: (input) => {
    const [first, ...ids] = input.words;
    const handling = handlingOf(first, 'mark takes');
    return move(
      { ...input, words: ids },
      undefined,
      (store, { id }) => store.setHandling(id, handling),
      { done: `is ${handling}`, refused: () => 'is gone' },
    );
  },
};

export const note: Command = {
  usage: 'note ID TEXT [--json]',
  summary: 'Write the note on a message, in place of the one before',
  takesWords: true,
  opens: 'write',
  async run(input) {
    const [word, text] = input.words;
    if (word === undefined || text === undefined || input.words.length > 2) {
      throw new CommandError('Name one message and its note, in quotes.', exitCodes.usage);
    }
    const store = requireStore(input);
    const { id } = await messageAt(store, word);
    await store.setNote(id, noteText(text));
    print(input, `${id}  is noted\n`, { id }, { indented: false });
    return exitCodes.done;
  },
};
