import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDatabase, temporaryFolder, waitOptions } from './support/arrange.ts';
import { postTo, startGateway } from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';

it('a gateway that serves a German site mails in German, with times in the zone of its owner', async () => {
  const { url: SMTP_URL, received } = await startMailServer();
  const SITE_DIR = temporaryFolder();
  writeFileSync(path.join(SITE_DIR, 'index.html'), '<!DOCTYPE html><html lang="de">');
  const gateway = await startGateway({
    DATABASE_URL: temporaryDatabase(),
    SITE_DIR,
    SMTP_URL,
    MAIL_TO: 'owner@agency.example',
    TZ: 'Europe/Berlin',
    GATEWAY_LANGUAGE: '',
  });
  const answer = await postTo(gateway, { from_name: 'Zoë Müller', from_subject: 'Grüße' });
  expect(await answer.text()).toBe('OK');
  await expect.poll(() => received.length, waitOptions).toBe(1);
  const mail = received[0]?.mail;
  expect(mail?.subject).toBe('[Spamverdacht] Nachricht von Zoë Müller: Grüße');
  expect(mail?.text).toContain('\nBetreff: Grüße\nTelefon: +44 20 7946 0000\n');
  expect(mail?.text).toContain('\nSpamverdacht: Herkunft unbekannt\n');
  expect(mail?.text).toMatch(/\nEingegangen am \w+, \d+\. \S+ \d{4} um \d\d:\d\d Uhr \(MES?Z\)\n/);
});
