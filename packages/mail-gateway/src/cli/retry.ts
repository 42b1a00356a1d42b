import { everyPage } from '../messages/pages.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { changeMessages } from './change.ts';
import type { Command } from './command.ts';

type Retried = Pick<StoredMessage, 'id' | 'state'>;

export const retry: Command = {
  usage: 'retry ID… | --failed [--json]',
  summary: 'Mail messages, and post webhooks, that failed, or now instead of later',
  options: { failed: { type: 'boolean' } },
  takesWords: true,
  opens: 'write',
  run: (input) =>
    changeMessages(input, {
      step: retryOne,
      done: 'will be sent within minutes',
      refused: ({ state }) =>
        state === 'spam' ? 'is withheld; see: inbox release' : `is ${state} already`,
      ...(input.options['failed'] && { others: failed }),
    }),
};

/** Makes the mail of a message due now, and its webhook. */
async function retryOne(store: Store, { id, state }: Retried, now: number): Promise<boolean> {
  const isMailed = await (state === 'failed' ? store.requeue(id, now) : store.makeDue(id, now));
  const isPosted = await store.outbox.retryWebhook(id, now);
  return isMailed || isPosted;
}

/** Every message with a failed mail or webhook. */
async function* failed(store: Store): AsyncGenerator<readonly Retried[]> {
  yield* everyPage(store, 'failed');
  const ids = await store.outbox.failedWebhooks();
  if (ids.length > 0) {
    yield ids.map((id) => ({ id, state: 'sent' }));
  }
}
