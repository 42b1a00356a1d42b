import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as gateway from '../../../harness/gateway-process.ts';
import { openStore } from '../../src/store/open.ts';
import { manyNames, ordinary } from './arrange.ts';

/** Settings without limits, for tests that send many messages. */
export const unlimited = {
  RATE_LIMIT_PER_MINUTE: '0',
  MAILS_TOTAL_PER_HOUR: '0',
  MAILS_TOTAL_PER_DAY: '0',
};

/** The process of a gateway with these settings and no others, until the test ends. */
export function spawnGateway(
  env: Record<string, string>,
  under: readonly string[] = [],
): ChildProcess {
  const child = gateway.spawnGateway(env, under);
  onTestFinished(() => gateway.killGateway(child));
  return child;
}

/**
 * Starts a gateway on a free port until the test ends, in English, whatever site was built last.
 *
 * @param under a command, with its arguments, under which the gateway runs
 * @returns resolves once the gateway listens
 */
export const startGateway = (env: Record<string, string>, under: readonly string[] = []) =>
  gateway.listening(spawnGateway({ PORT: '0', GATEWAY_LANGUAGE: 'en', ...env }, under));

/** The exit code and the errors of a gateway that does not start with these settings. */
export async function failedStart(env: Record<string, string>) {
  const child = spawnGateway({ PORT: '0', ...env });
  const err = await text(child.stderr ?? process.stdin);
  return { code: await gateway.exitOf(child), err };
}

/** Ends a gateway. @returns its exit code, or the signal */
export function end(
  { process: child }: gateway.RunningGateway,
  signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM',
) {
  child.kill(signal);
  return gateway.exitOf(child);
}

/** Posts the ordinary message to a gateway, with changes to its fields. */
export const postTo = (
  { url }: Pick<gateway.RunningGateway, 'url'>,
  fields: Readonly<Record<string, string>> = {},
  more: RequestInit = {},
) =>
  fetch(`${url}api/v1.0/email/send-form`, {
    method: 'POST',
    body: new URLSearchParams({ ...ordinary, ...fields }),
    ...more,
  });

/** The status of a gateway's health check. */
export const healthOf = async ({ url }: Pick<gateway.RunningGateway, 'url'>) =>
  (await fetch(`${url}healthz`)).status;

/**
 * Posts messages on twenty connections until the gateway does not answer any more.
 *
 * @returns the senders of the messages that were answered OK so far, and a promise of the end
 */
export function postUntilGone(gateway: gateway.RunningGateway) {
  const accepted: string[] = [];
  const senders = manyNames(20, '').map(async (sender) => {
    for (let each = 0; ; each += 1) {
      const from_name = `${sender} ${each}`;
      const answer = await postTo(gateway, { from_name })
        .then((response) => response.text())
        .catch(() => null);
      if (answer === null) {
        return;
      }
      if (answer === 'OK') {
        accepted.push(from_name);
      }
    }
  });
  return { accepted, gone: Promise.all(senders) };
}

/** The names of the senders of all messages in a database. */
export async function namesIn(databaseUrl: string): Promise<string[]> {
  const store = await openStore(databaseUrl);
  const messages = await store.list({});
  await store.close();
  return messages.map(({ fields }) => fields.from_name);
}
