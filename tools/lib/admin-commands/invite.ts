import { invite, LINK_MINUTES } from '../../../packages/mail-gateway/src/sign-in/sign-in-links.ts';
import { openStore } from '../../../packages/mail-gateway/src/store/open.ts';
import { fail } from '../fail.ts';
import { gatewaySettings } from './gateway-settings.ts';

/** Prints a link with which somebody of ADMIN_EMAILS, or who was invited in the admin, signs in once. */
export async function printInvitation(email: string): Promise<void> {
  const settings = gatewaySettings();
  const store = await openStore(settings.DATABASE_URL);
  const link = await invite(email, { settings, store, now: Date.now() });
  await store.close();
  if (!link) {
    fail(
      `${email} is none of ADMIN_EMAILS and was not invited: an owner invites people in the admin, at /admin/people.`,
    );
  }
  console.log(`${link}\nIt works once, within ${LINK_MINUTES} minutes.`);
}
