import { invite, LINK_MINUTES } from '../../../mail-gateway/src/sign-in/sign-in-links.ts';
import { openStore } from '../../../mail-gateway/src/store/open.ts';
import { fail } from '../fail.ts';
import { gatewaySettings } from './gateway-settings.ts';

/** Prints a link with which one of ADMIN_EMAILS signs in, once. */
export async function printInvitation(email: string): Promise<void> {
  const settings = gatewaySettings();
  const store = await openStore(settings.DATABASE_URL);
  const link = await invite(email, { settings, store, now: Date.now() });
  await store.close();
  if (!link) fail(`${email} is none of ADMIN_EMAILS: add it in .env, and start the gateway again.`);
  console.log(`${link}\nIt works once, within ${LINK_MINUTES} minutes.`);
}
