import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished } from 'vitest';
import type { Alarm } from '../../src/alarms.ts';
import { type ContactFormFile, contactFormOf } from '../../src/contact-form.ts';
import { languageOf } from '../../src/languages/language.ts';
import { lanesOf } from '../../src/outbox/lanes.ts';
import { OutboxWorker } from '../../src/outbox/worker.ts';
import { readSettings } from '../../src/settings.ts';
import { openStoreOn } from '../../src/store/sql-store.ts';
import { temporaryFolder, testApp } from './arrange.ts';
import type { Connect } from './databases.ts';
import { startMailServer } from './mail-server.ts';

/** The file of a built site about its form. */
export const contactForm = (about: Partial<ContactFormFile> = {}): ContactFormFile => ({
  language: 'en',
  confirmation: { subject: '', text: '' },
  translations: [],
  questions: [],
  ...about,
});

/** A folder with the file of `contactForm`. */
export function siteWithForm(about: Partial<ContactFormFile>): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'contact-form.json'), JSON.stringify(contactForm(about)));
  return folder;
}

/** A gateway that mails to a real server and does the follow-ups. `receive` posts a form and waits for the owner's mail. */
export async function followingGateway(
  connect: Connect,
  env: Record<string, string> = {},
  mailServer: SMTPServerOptions = {},
  alarm: Alarm = () => {},
) {
  const { url: SMTP_URL, received } = await startMailServer(mailServer);
  const store = await openStoreOn(connect());
  const all = {
    SITE_DIR: temporaryFolder(),
    SMTP_URL,
    MAIL_TO: 'owner@agency.example',
    GATEWAY_LANGUAGE: 'en',
    TZ: 'UTC',
    RATE_LIMIT_PER_MINUTE: '0',
    ...env,
  };
  const settings = readSettings(all);
  const language = languageOf(settings);
  const logger = { info() {}, warn() {} };
  const form = contactFormOf({ settings, logger });
  onTestFinished(await form.follow());
  const gateway = await testApp(all, {
    store,
    form,
    worker: { wake: () => worker.wake(), delivers: (kind) => worker.delivers(kind) },
  });
  const now = () => gateway.clock.now;
  const context = { form, settings, language, store, alarm, now };
  /** Makes a worker, as a process has one. */
  const begin = async () => {
    const lanes = await lanesOf(context);
    const work = { lanes, outbox: store.outbox, logger, alarm, now, random: () => 0.5 };
    const worker = new OutboxWorker(work);
    onTestFinished(() => worker.stop(0));
    return worker;
  };
  const worker = await begin();
  worker.wake();
  /** Resolves once no mail to the owner is due or under way. */
  const ownerHasMails = () =>
    expect
      .poll(async () => {
        const due = (await store.outbox.nextDueTime(['owner-mail'])) ?? Number.POSITIVE_INFINITY;
        return due > now() && (await store.counts()).sending === 0;
      })
      .toBe(true);
  const receive = async (
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
    query = '',
  ) => {
    const answer = await gateway.post(fields, headers, query);
    await ownerHasMails();
    return answer.body;
  };
  const mailsTo = (address: string) =>
    received.filter(({ recipients }) => recipients.includes(address));
  /** The follow-ups of all messages, in order: kind, state and error. */
  const record = async () => {
    const messages = await store.list({});
    const found = await Promise.all(messages.map(({ id }) => store.outbox.followUpsOf(id)));
    return found.flat().map(({ kind, state, lastError }) => [kind, state, lastError]);
  };
  return { ...gateway, worker, context, begin, receive, received, mailsTo, record };
}
