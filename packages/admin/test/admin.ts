import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createDraftLinks } from '../../mail-gateway/src/sign-in/draft-links.ts';
import { createSessions } from '../../mail-gateway/src/sign-in/sessions.ts';
import { adminGateway } from '../../mail-gateway/test/support/admin.ts';
import type { AdminContext } from '../src/request/context.ts';
import { onlineAdmin } from '../src/server/online-admin.ts';
import { contentCopy } from './requests.ts';

/** Pages that are always ready, at an address. */
const siteAt = (address: string): NonNullable<AdminContext['site']> => ({
  address,
  isRunning: true,
  isOutdated: false,
  isReady: async () => true,
  isCurrent: () => true,
  answersFor: async () => true,
});

/**
 * A gateway with the admin's process behind it on a socket. Both share a database, on a copy of the sample's content.
 *
 * @param pages the folder of the saved pages
 */
export async function gatewayWithAdmin(env: Record<string, string> = {}, pages?: string) {
  const folder = contentCopy();
  const ADMIN_SOCKET = join(folder, '../admin.sock');
  const gateway = await adminGateway({ ADMIN_SOCKET, ...env });
  const { settings, store, clock } = gateway;
  const access = { settings, store, now: () => clock.now };
  const links = createDraftLinks(access);
  const admin = await onlineAdmin({
    folder,
    report: () => {},
    messages: store,
    people: { ...access, isMailed: env['SMTP_URL'] !== undefined },
    visitorOf: createSessions(access).visitorOf,
    ...(pages && { draft: { folder: pages, links, siteAt } }),
  });
  onTestFinished(() => admin.close());
  const reached: string[] = [];
  admin.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    reached.push(`${method} ${url}: ${statusCode}`);
  });
  await admin.listen({ path: ADMIN_SOCKET });
  return { ...gateway, folder, admin, reached, links, socket: ADMIN_SOCKET };
}
