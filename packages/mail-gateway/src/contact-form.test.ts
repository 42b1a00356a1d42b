import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listen, temporaryFolder } from '../test/support/arrange.ts';
import { contactForm, siteWithForm } from '../test/support/follow-ups.ts';
import { contactFormOf } from './contact-form.ts';
import { readSettings } from './settings.ts';

const form = contactForm({ confirmation: { subject: 'We have it', text: 'Soon.' } });

function formOf(env: Record<string, string>) {
  const lines: string[] = [];
  const logger = { warn: (...[, line]: unknown[]) => void lines.push(String(line)) };
  return { ...contactFormOf({ settings: readSettings(env), logger }), lines };
}

it('the gateway takes the contact form from the served site, and follows a new build', async () => {
  const SITE_DIR = siteWithForm(form);
  const { current, read } = formOf({ SITE_DIR });
  expect(current()).toBeNull();
  await read();
  expect(current()).toEqual(form);
  const changed = { ...form, confirmation: { subject: '', text: '' } };
  writeFileSync(path.join(SITE_DIR, 'contact-form.json'), JSON.stringify(changed));
  await read();
  expect(current()).toEqual(changed);
  rmSync(path.join(SITE_DIR, 'contact-form.json'));
  await read();
  expect(current()).toBeNull();
});

it('an unreadable file of the form leaves the known form, with a line in the log', async () => {
  const SITE_DIR = siteWithForm(form);
  const { current, read, lines } = formOf({ SITE_DIR });
  await read();
  writeFileSync(path.join(SITE_DIR, 'contact-form.json'), '{"language":');
  await read();
  expect(current()).toEqual(form);
  expect(lines).toEqual(['the contact form of the site cannot be read']);
});

it('a gateway that serves no site reads the form from the site at SITE_URL, below its path', async () => {
  const asked: (string | undefined)[] = [];
  const port = await listen(
    createServer(({ url }, response) => {
      asked.push(url);
      response.end(JSON.stringify(form));
    }),
  );
  const settings = readSettings({ SITE_URL: `http://127.0.0.1:${port}`, BASE_PATH: '/agency/' });
  const { current, read } = contactFormOf({
    // Not the form of a site that was built on this machine.
    settings: { ...settings, SITE_DIR: null },
    logger: { warn: () => {} },
  });
  await read();
  expect(asked).toEqual(['/agency/contact-form.json']);
  expect(current()).toEqual(form);
});

it('a site without the file has no form that the gateway knows', async () => {
  const { current, read, lines } = formOf({ SITE_DIR: temporaryFolder() });
  await read();
  expect([current(), lines]).toEqual([null, []]);
});
