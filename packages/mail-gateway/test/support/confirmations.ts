import type { AlarmName } from '../../src/alarms.ts';
import type { Connect } from './databases.ts';
import { followingGateway, siteWithForm } from './follow-ups.ts';

export const OWNER = 'owner@agency.example';
export const VICTIM = 'victim@elsewhere.example';

export const confirmation = { subject: 'We have it', text: 'We answer within a day.' };

/** The file about the form of a built site, with the text of a confirmation. */
export const form = { language: 'en', confirmation };

export type MailServer = NonNullable<Parameters<typeof followingGateway>[2]>;

/** A gateway that sends confirmations to visitors, and its alarms. */
export async function confirmingGateway(
  connect: Connect,
  {
    env = {},
    mailServer = {},
    about = form,
  }: {
    env?: Record<string, string>;
    mailServer?: MailServer;
    about?: Parameters<typeof siteWithForm>[0];
  } = {},
) {
  const alarmed: AlarmName[] = [];
  const settings = { SITE_DIR: siteWithForm(about), ...env };
  const gateway = await followingGateway(connect, settings, mailServer, (name) =>
    alarmed.push(name),
  );
  return { ...gateway, alarmed };
}
