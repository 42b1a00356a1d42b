import { type RelayContext, smtpOf } from '../relay/relays.ts';
import { MINUTE } from '../time.ts';
import {
  type ConfirmationOptions,
  confirmationTask,
  createConfirmationOf,
} from './confirmation.ts';
import { webhookTask } from './webhook.ts';
import { type FollowUpOptions, startFollowUps } from './worker.ts';

/** Starts what a message causes beside the owner's mail, as the settings have it. */
export async function startAllFollowUps(
  options: FollowUpOptions & ConfirmationOptions & RelayContext,
) {
  const { settings } = options;
  const smtp = await smtpOf(options, { answer: MINUTE });
  const confirmations = smtp && startFollowUps(confirmationTask(smtp, options), options);
  const webhooks =
    settings.WEBHOOK_URL === null
      ? null
      : startFollowUps(webhookTask(settings.WEBHOOK_URL, options), options);

  return {
    /** To be called when a message was kept. */
    onKept: () => void webhooks?.drain(),
    /** The confirmation to queue when the owner's mail of a message was sent. */
    confirmationOf: confirmations ? createConfirmationOf(options) : () => null,
    /** To be called when a confirmation may have been queued. */
    onConfirmation: () => void confirmations?.drain(),
    async stop(): Promise<void> {
      await Promise.all([confirmations?.stop(), webhooks?.stop()]);
      smtp?.close();
    },
  };
}
