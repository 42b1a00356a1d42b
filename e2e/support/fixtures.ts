import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../packages/harness/free-port.ts';
import { GatewayProcess } from '../../packages/harness/gateway-process.ts';
import { MailServer } from '../../packages/harness/mail-server.ts';

/** A message as the gateway stores it. */
export type StoredMessage = Record<string, string | number | null>;

/** A running gateway, which serves the built site and stores messages in a database of its own. */
export class Gateway extends GatewayProcess {
  /** @param env settings; `SITE_DIR` in the environment of the tests names another build to test. */
  constructor(env: Record<string, string> = {}) {
    const { SITE_DIR } = process.env;
    super({ ...(SITE_DIR && { SITE_DIR }), ...env });
  }

  /** Every message in the database, oldest first, with the state of its mail. */
  inbox(): StoredMessage[] {
    const database = new DatabaseSync(this.databaseFile, { readOnly: true });
    try {
      return database
        .prepare(
          `SELECT messages.*, outbox.attempts, CASE outbox.state WHEN 'held' THEN 'spam' ELSE outbox.state END AS state
           FROM messages JOIN outbox ON outbox.id = messages.id ORDER BY received_at`,
        )
        .all() as StoredMessage[];
    } finally {
      database.close();
    }
  }
}

/** A fixture: a mail server for one test. Its port stays free for it while the server is stopped. */
export async function mailServerFixture({}: object, use: (server: MailServer) => Promise<void>) {
  const server = new MailServer();
  await server.start(await freePort());
  await use(server);
  await server.stop();
}

/** The settings of a gateway that mails its owner through a mail server. */
export const mailSettings = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_TO: 'owner@agency.example',
});

/** A fixture: a gateway with these settings. */
export async function useGateway(
  env: Record<string, string>,
  use: (gateway: Gateway) => Promise<void>,
): Promise<void> {
  const gateway = new Gateway(env);
  await gateway.start();
  await use(gateway);
  await gateway.remove();
}

interface Fixtures {
  /** A gateway for this test only; `gatewayEnv` has further settings. */
  gateway: Gateway;
  gatewayEnv: Record<string, string>;
  /**
   * The console errors that this test expects; any other error fails it. Only one expression is possible: Playwright takes
   * an array of two as a value and its options.
   */
  expectedErrors: RegExp[];
}

/** A slow machine shows the next page before the transition to it is ready, and goes without. */
const lateTransition = /Transition was (?:aborted|skipped)/;

/** Playwright's test with a real gateway behind every page. */
export const test = base.extend<Fixtures>({
  gatewayEnv: [{}, { option: true }],
  expectedErrors: [[], { option: true }],
  gateway: ({ gatewayEnv }, use) => useGateway(gatewayEnv, use),
  baseURL: async ({ gateway }, use) => use(gateway.url),
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const allowed = [...expectedErrors, lateTransition];
    const unexpected = errors.filter((error) => !allowed.some((known) => known.test(error)));
    expect(unexpected, 'unexpected errors in the console').toEqual([]);
  },
});

/**
 * The same test with one gateway for all tests of a worker, which saves its starts. For tests that only read pages: a message
 * of one test would be there in the next.
 */
export const siteTest = test.extend<object, { sharedGateway: Gateway }>({
  sharedGateway: [({}, use) => useGateway({}, use), { scope: 'worker' }],
  gateway: async ({ sharedGateway }, use) => use(sharedGateway),
});

export { expect };
