import { type RelayContext, smtpOf } from '../relay/relays.ts';
import type { StoredMessage } from '../store/store.ts';
import { MINUTE } from '../time.ts';
import { type ConfirmationOptions, confirmationTask, createConfirm } from './confirmation.ts';
import { webhookTask } from './webhook.ts';
import { type FollowUpOptions, type FollowUps, startFollowUps } from './worker.ts';

/** Starts what a message causes beside the owner's mail, as the settings have it. */
export async function startAllFollowUps(
  options: FollowUpOptions & ConfirmationOptions & RelayContext,
) {
  const { settings } = options;
  const confirm = createConfirm(options);
  const smtp = await smtpOf(options, { answer: MINUTE });
  const confirmations = smtp && startFollowUps(confirmationTask(smtp, options), options);
  const webhooks =
    settings.WEBHOOK_URL === null
      ? null
      : startFollowUps(webhookTask(settings.WEBHOOK_URL, options), options);

  async function confirmAndSend(message: StoredMessage, mails: FollowUps): Promise<void> {
    if (await confirm(message)) {
      await mails.drain();
    }
  }

  return {
    /** To be called when a message was kept. */
    onKept: () => void webhooks?.drain(),
    /** To be called when the owner's mail of a message was sent. */
    onSent: (message: StoredMessage) =>
      void (confirmations && confirmAndSend(message, confirmations)),
    async stop(): Promise<void> {
      await Promise.all([confirmations?.stop(), webhooks?.stop()]);
      smtp?.close();
    },
  };
}
